import { ListFoot, PhoneIcon, useMessages } from '@tele/ui';
import { notSureMessages } from './not-sure.messages.ts';
import './NotSure.css';

/** Last row of the specialty list: a GP or a nurse can tell. */
export const NotSure = () => {
  const t = useMessages(notSureMessages);
  return <ListFoot className="tele-not-sure" icon={PhoneIcon} title={t.title} text={t.text} />;
};

import { ListFoot, PhoneIcon, useMessages } from '@tele/ui';
import { specialtiesMessages } from './specialties.messages.ts';
import './NotSure.css';

/** Last row of the specialty list: a GP or a nurse can tell. */
export const NotSure = () => {
  const t = useMessages(specialtiesMessages);
  return <ListFoot className="tele-not-sure" icon={PhoneIcon} title={t.notSure} text={t.notSureText} />;
};

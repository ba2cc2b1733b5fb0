import { Icon, PhoneIcon, useMessages } from '@tele/ui';
import { notSureMessages } from './not-sure.messages.ts';
import './NotSure.css';

/** Last row of the specialty list, where a GP or a nurse can tell. */
export const NotSure = () => {
  const t = useMessages(notSureMessages);
  return (
    <span className="tele-list__row tele-not-sure">
      <span className="tele-list__label">
        <span>{t.title}</span> <span className="tele-list__description">{t.text}</span>
      </span>
      <span className="tele-list__check">
        <Icon icon={PhoneIcon} size="sm" />
      </span>
    </span>
  );
};

import { formatCents, limits } from '@tele/core';
import { Icon, LockIcon, ShieldCheckIcon, useLocale, useMessages, VideoIcon } from '@tele/ui';
import { introMessages } from './intro.messages.ts';
import './Promises.css';

export const Promises = () => {
  const t = useMessages(introMessages);
  const fee = formatCents(limits.bookingFeeCents, useLocale());
  const facts = [
    { icon: ShieldCheckIcon, title: t.checked, text: t.checkedText },
    { icon: LockIcon, title: t.heldOnly({ fee }), text: t.heldOnlyText },
    { icon: VideoIcon, title: t.meet, text: t.meetText },
  ];
  return (
    <ul className="tele-promises">
      {facts.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon icon={icon} />
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};

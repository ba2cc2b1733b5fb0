import { limits } from '@tele/core';
import { ArrowRightIcon, BareLink, Icon, SearchIcon, useMessages } from '@tele/ui';
import { patientHomeMessages } from './patient-home.messages.ts';
import './FindCard.css';

export const FindCard = ({ href }: { href: string }) => {
  const t = useMessages(patientHomeMessages);
  return (
    <BareLink className="tele-find-card" href={href}>
      <span className="tele-find-card__icon">
        <Icon icon={SearchIcon} />
      </span>
      <span className="tele-find-card__text">
        <b>{t.find}</b>
        <span>{t.findText({ max: limits.maxPicks })}</span>
      </span>
      <Icon icon={ArrowRightIcon} className="tele-find-card__arrow" />
    </BareLink>
  );
};

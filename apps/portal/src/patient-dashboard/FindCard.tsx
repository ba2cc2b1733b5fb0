import { limits } from '@tele/core';
import { ArrowRightIcon, BareLink, Icon, SearchIcon, useMessages } from '@tele/ui';
import { homeMessages } from './patient-dashboard.messages.ts';
import './FindCard.css';

/** Link to a new search (spec section 2 'Patient dashboard'). */
export const FindCard = ({ href }: { href: string }) => {
  const t = useMessages(homeMessages);
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

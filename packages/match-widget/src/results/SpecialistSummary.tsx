import { formatLocation } from '@tele/core';
import { Money } from '@tele/kit';
import {
  FeaturedLabel,
  RegistrationNumber,
  specialistFactMessages,
  SpecialistName,
  type SpecialistNameProps,
} from '@tele/kit/screens';
import { Avatar, ClockIcon, FeeIcon, Icon, LanguagesIcon, useMessages } from '@tele/ui';
import { memo } from 'react';
import { resultsMessages } from './results.messages.ts';
import './SpecialistSummary.css';

export interface SpecialistSummaryProps extends SpecialistNameProps {
  /** Shows the whole bio. */
  open: boolean;
  onSoonest?: (() => void) | undefined;
}

/** Every fact of a phone card, unopened (design section 11, rule 5). */
export const SpecialistSummary = memo(function SpecialistSummary(props: SpecialistSummaryProps) {
  const { specialist, open, onSoonest, ...name } = props;
  const { photoUrl, photoSmallUrl, location, bio, languages, feeFromCents, registration, usualReply } = specialist;
  const t = useMessages(resultsMessages);
  const facts = useMessages(specialistFactMessages);
  return (
    <div className="tele-specialist-summary">
      <div className="tele-specialist-summary__top">
        <Avatar name={specialist.name} photoUrl={photoSmallUrl ?? photoUrl} size={56} />
        <div>
          <div className="tele-specialist-summary__name">
            <SpecialistName specialist={specialist} {...name} />
            {specialist.featured && <FeaturedLabel onSoonest={onSoonest} />}
          </div>
          {location && <p>{formatLocation(location)}</p>}
          {registration && (
            <p>
              <span>{facts.registration(registration)}</span> <RegistrationNumber registration={registration} />
            </p>
          )}
        </div>
      </div>
      <div className="tele-specialist-summary__facts">
        <span>
          <Icon icon={FeeIcon} size="sm" />
          {feeFromCents === undefined ? (
            <span>{t.feeNotListed}</span>
          ) : (
            <b>{t.feeFrom({ fee: <Money key="fee" cents={feeFromCents} /> })}</b>
          )}
        </span>
        {languages && (
          <span>
            <Icon icon={LanguagesIcon} size="sm" />
            <span>{facts.languages({ languages })}</span>
          </span>
        )}
        {usualReply && (
          <span>
            <Icon icon={ClockIcon} size="sm" />
            <span>{facts.usualReply({ usual: usualReply })}</span>
          </span>
        )}
      </div>
      {bio !== '' && (
        <p className="tele-specialist-summary__bio" data-open={open || undefined}>
          {bio}
        </p>
      )}
    </div>
  );
});

import { formatLocation, type Specialist } from '@tele/core';
import { Avatar, Icon, MapPinIcon, useMessages } from '@tele/ui';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Money } from '../money/Money.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { FeaturedLabel } from './FeaturedLabel.tsx';
import { RegistrationNumber } from './RegistrationNumber.tsx';
import { SpecialistName } from './SpecialistName.tsx';
import { specialistFactMessages } from './specialist-fact.messages.ts';
import './SpecialistInfo.css';

export interface SpecialistInfoProps {
  specialist: Specialist;
  headingId: string;
  onSoonest?: (() => void) | undefined;
  pageHref?: string | undefined;
  onOpenPage?: ((specialistId: string) => void) | undefined;
}

/** Specialist's details. Long text is cut, with a button to show the rest. */
export const SpecialistInfo = memo(function SpecialistInfo(props: SpecialistInfoProps) {
  const { specialist, headingId, onSoonest, pageHref, onOpenPage } = props;
  const {
    name,
    photoUrl,
    photoSmallUrl,
    location,
    subspecialties,
    bio,
    languages,
    feeFromCents,
    registration,
    usualReply,
  } = specialist;
  const t = useMessages(specialistFactMessages);
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const paragraph = text.current;
    if (paragraph && !open) setCut(paragraph.scrollHeight > paragraph.clientHeight + 1);
  }, [bio, open]);
  return (
    <div className="tele-specialist-info">
      <div className="tele-specialist-info__top">
        <Avatar name={name} photoUrl={photoSmallUrl ?? photoUrl} size={48} />
        <SpecialistName {...{ specialist, headingId, pageHref, onOpenPage }} />
        <p className="tele-specialist-info__place">
          {location && <Icon icon={MapPinIcon} size="text" />}
          {location && <span>{formatLocation(location)}</span>}
          {specialist.featured && <FeaturedLabel onSoonest={onSoonest} />}
        </p>
      </div>
      {subspecialties.length > 0 && (
        <ul className="tele-specialist-info__tags" aria-label={t.specialInterests}>
          {subspecialties.map((subspecialty) => (
            <li key={subspecialty}>{subspecialty}</li>
          ))}
        </ul>
      )}
      {(languages || feeFromCents !== undefined || registration || usualReply) && (
        <dl className="tele-specialist-info__facts">
          {registration && (
            <div>
              <dt>{t.registration(registration)}</dt>
              <dd>
                <RegistrationNumber registration={registration} />
              </dd>
            </div>
          )}
          {feeFromCents !== undefined && (
            <div>
              <dt>{t.fee}</dt>
              <dd>{t.feeFrom({ fee: <Money key="fee" cents={feeFromCents} /> })}</dd>
            </div>
          )}
          {languages && (
            <div>
              <dt>{t.speaks}</dt>
              <dd>{t.languages({ languages })}</dd>
            </div>
          )}
          {usualReply && (
            <div>
              <dt>{t.replyTime}</dt>
              <dd>{t.usualReply({ usual: usualReply })}</dd>
            </div>
          )}
        </dl>
      )}
      {bio !== '' && (
        <p ref={text} className="tele-specialist-info__bio" data-open={open || undefined}>
          {bio}
        </p>
      )}
      {cut && (
        <TextButton aria-expanded={open} aria-describedby={headingId} onClick={() => setOpen(!open)}>
          {open ? t.readLess : t.readMore}
        </TextButton>
      )}
    </div>
  );
});

import { formatLocation, type Specialist } from '@tele/core';
import { Avatar, BareLink, Heading, Icon, MapPinIcon, useMessages } from '@tele/ui';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Money } from '../money/Money.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { FeaturedLabel } from './FeaturedLabel.tsx';
import { RegistrationNumber } from './RegistrationNumber.tsx';
import { specialistFactMessages } from './specialist-fact.messages.ts';
import './SpecialistInfo.css';

export interface SpecialistInfoProps {
  specialist: Specialist;
  headingId: string;
  /** Name and place only, for a collapsed phone card. */
  brief: boolean;
  onSoonest?: (() => void) | undefined;
  pageHref?: string | undefined;
  onOpenPage?: ((specialistId: string) => void) | undefined;
}

/** Specialist's details. Long text is cut, with a button to show the rest. */
export const SpecialistInfo = memo(function SpecialistInfo(props: SpecialistInfoProps) {
  const { specialist, headingId, brief, onSoonest, pageHref, onOpenPage } = props;
  const { name, photoUrl, photoSmallUrl, location, subspecialties, bio, languages, feeFromCents, registration } =
    specialist;
  const t = useMessages(specialistFactMessages);
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const paragraph = text.current;
    if (paragraph && !open) setCut(paragraph.scrollHeight > paragraph.clientHeight + 1);
  }, [bio, open, brief]);
  return (
    <div className="tele-specialist-info" data-brief={brief || undefined}>
      <div className="tele-specialist-info__top">
        <Avatar name={name} photoUrl={photoSmallUrl ?? photoUrl} size={48} />
        <Heading level={2} look="card" id={headingId} translate="no">
          {pageHref === undefined ? (
            name
          ) : (
            <BareLink
              href={pageHref}
              className="tele-specialist-info__name"
              onClick={(event) => {
                // The browser handles presses that open another window.
                if (!onOpenPage || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onOpenPage(specialist.specialistId);
              }}
            >
              {name}
            </BareLink>
          )}
        </Heading>
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
      {bio !== '' && !brief && (
        <p ref={text} className="tele-specialist-info__bio" data-open={open || undefined}>
          {bio}
        </p>
      )}
      {cut && !brief && (
        <TextButton aria-expanded={open} aria-describedby={headingId} onClick={() => setOpen(!open)}>
          {open ? t.readLess : t.readMore}
        </TextButton>
      )}
      {(languages || feeFromCents !== undefined || registration) && !brief && (
        <dl className="tele-specialist-info__facts">
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
          {registration && (
            <div>
              <dt>{t.registration(registration)}</dt>
              <dd>
                <RegistrationNumber registration={registration} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
});

import type { Specialist } from '@tele/core';
import { Money } from '@tele/kit';
import { Avatar, Heading, Icon, MapPinIcon, useMessages } from '@tele/ui';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { resultsMessages } from './results.messages.ts';
import '../screen/MatchLink.css';
import './SpecialistInfo.css';

export interface SpecialistInfoProps {
  specialist: Specialist;
  headingId: string;
  /** Who and where only: for a card that nobody has opened on a phone. */
  brief: boolean;
}

/** Who it is. The text is cut after a few lines, with the rest one press away when there is one. */
export const SpecialistInfo = memo(function SpecialistInfo({ specialist, headingId, brief }: SpecialistInfoProps) {
  const { name, photoUrl, photoSmallUrl, location, subspecialties, bio, languages, feeFromCents } = specialist;
  const t = useMessages(resultsMessages);
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
        <Heading level={2} look="card" id={headingId}>
          {name}
        </Heading>
        <p className="tele-specialist-info__place">
          <Icon icon={MapPinIcon} size="text" />
          {t.place(location)}
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
        <button
          type="button"
          className="tele-match-link"
          aria-expanded={open}
          aria-describedby={headingId}
          onClick={() => setOpen(!open)}
        >
          {open ? t.readLess : t.readMore}
        </button>
      )}
      {(languages || feeFromCents !== undefined) && !brief && (
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
        </dl>
      )}
    </div>
  );
});

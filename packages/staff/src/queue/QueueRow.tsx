import { professionOf, sydney, type QueuedApplication } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Avatar, BareLink, useMessages, VisuallyHidden } from '@tele/ui';
import { applicationMessages } from '../application/application.messages.ts';
import { StatePill } from '../application/StatePill.tsx';
import type { Target } from '../target/target.ts';
import { queueMessages } from './queue.messages.ts';
import { waiting } from './waiting.ts';
import './QueueRow.css';

export interface QueueRowProps {
  application: QueuedApplication;
  review: Target;
}

export const QueueRow = ({ application, review }: QueueRowProps) => {
  const t = useMessages(queueMessages);
  const { kind, way } = useMessages(applicationMessages);
  const format = useFormat();
  const now = useNow();
  const { name, licences, specialties, profession, profileType, documentCount, submittedAt, takenBy } = application;
  const pending = application.status === 'PENDING';
  return (
    <li className="tele-queue-row">
      <div className="tele-queue-row__who">
        <Avatar name={name} size={34} />
        <div className="tele-queue-row__names">
          {'href' in review ? (
            <BareLink href={review.href} className="tele-queue-row__link">
              {name}
            </BareLink>
          ) : (
            <button type="button" className="tele-queue-row__link" onClick={review.onSelect}>
              {name}
            </button>
          )}
          <span className="tele-queue-row__detail">
            {[...licences.map(({ number }) => number), ...specialties].join(', ')}
          </span>
        </div>
      </div>
      <div className="tele-queue-row__state">
        <StatePill application={application} />
      </div>
      <div className="tele-queue-row__way">
        <VisuallyHidden>{`${t.way} `}</VisuallyHidden>
        <span>{way({ profileType })}</span>
        <span className="tele-queue-row__detail">{professionOf(profession)?.name}</span>
      </div>
      <div className="tele-queue-row__documents" data-whole={documentCount.missing.length === 0 || undefined}>
        <VisuallyHidden>{`${t.documents} `}</VisuallyHidden>
        <span>
          {t.given({
            given: documentCount.uploaded,
            total: documentCount.required,
            missing: documentCount.missing.map((one) => kind({ kind: one })),
          })}
        </span>
      </div>
      <div className="tele-queue-row__waiting">
        <VisuallyHidden>{`${pending ? t.waiting : t.sent} `}</VisuallyHidden>
        <span>{pending ? t.waits({ waiting: waiting(submittedAt, now) }) : format.day(submittedAt, sydney, now)}</span>
      </div>
      <div className="tele-queue-row__taken" data-nobody={!takenBy || undefined}>
        <VisuallyHidden>{`${t.takenBy} `}</VisuallyHidden>
        {takenBy ? (
          <span translate="no">{takenBy.name}</span>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t.nobody}</VisuallyHidden>
          </>
        )}
      </div>
    </li>
  );
};

import type { QueuedApplication } from '@tele/core';
import { Card, EmptyState, SearchIcon, useMessages } from '@tele/ui';
import type { Target } from '../target/target.ts';
import { queueMessages } from './queue.messages.ts';
import { QueueRow } from './QueueRow.tsx';
import type { QueueFilter } from './shown.ts';
import './QueueScreen.css';

export interface QueueListProps {
  applications: readonly QueuedApplication[];
  shown: QueueFilter;
  q: string;
  toReview: (applicationId: string) => Target;
}

export const QueueList = ({ applications, shown, q, toReview }: QueueListProps) => {
  const t = useMessages(queueMessages);
  if (applications.length === 0) {
    return (
      <Card>
        {q === '' ? (
          <EmptyState title={t.empty({ shown })} hint={shown === 'PENDING' && t.emptyHint} />
        ) : (
          <EmptyState icon={SearchIcon} title={t.noneFound({ q })} hint={t.noneFoundHint} />
        )}
      </Card>
    );
  }
  return (
    <Card className="tele-staff-queue__card">
      {/* Hidden: each row repeats these labels. */}
      <div className="tele-staff-queue__columns" aria-hidden="true">
        <span>{t.applicant}</span>
        <span>{t.state}</span>
        <span>{t.way}</span>
        <span>{t.documents}</span>
        <span>{shown === 'PENDING' ? t.waiting : t.sent}</span>
        <span className="tele-staff-queue__last">{t.takenBy}</span>
      </div>
      <ul className="tele-staff-queue__rows" aria-label={t.list({ shown })}>
        {applications.map((application) => (
          <QueueRow
            key={application.applicationId}
            application={application}
            review={toReview(application.applicationId)}
          />
        ))}
      </ul>
    </Card>
  );
};

import { defineMessages, type Say } from '@tele/ui';
import type { QueueFilter } from './shown.ts';
import type { WaitingTime } from './waiting.ts';

export const queueMessages = defineMessages('staff.queue', {
  title: 'Applications',
  lede: ({ count, oldest }: { count: number; oldest: WaitingTime | null }, say) => {
    const waits = oldest ? `, oldest waiting ${inWords(oldest, say)}` : '';
    return `${say.number(count)} to verify${waits}. Target: 2 working days.`;
  },
  shown: 'Show applications',
  tab: ({ shown, count }: { shown: QueueFilter; count: number | null }, say) =>
    count === null ? tabs[shown] : `${tabs[shown]} ${say.number(count)}`,
  reviewNext: 'Review next',
  search: 'Name or number',
  loading: 'Loading applications',
  notLoaded: 'Failed to load applications',
  offline: 'You’re offline. This will load when you’re back online.',
  list: ({ shown }: { shown: QueueFilter }) => `Applications: ${tabs[shown]}`,
  empty: ({ shown }: { shown: QueueFilter }) =>
    shown === 'PENDING' ? 'Nothing to verify.' : `No ${tabs[shown].toLowerCase()} applications yet.`,
  emptyHint: 'New applications appear here automatically.',
  noneFound: ({ q }: { q: string }) => `No applications match ‘${q}’.`,
  noneFoundHint: 'Search by part of a name or registration number.',
  applicant: 'Applicant',
  state: 'Status',
  way: 'Plan',
  documents: 'Documents',
  waiting: 'Waiting',
  sent: 'Sent',
  takenBy: 'Assigned to',
  nobody: 'No one',
  given: ({ given, total, missing }: { given: number; total: number; missing: readonly string[] }, say) => {
    const count = `${say.number(given)} of ${say.number(total)}`;
    if (missing.length === 0) return count;
    return `${count}, ${missing.length > 2 ? say.number(missing.length) : say.list(missing)} missing`;
  },
  waits: ({ waiting }: { waiting: WaitingTime }, say) => inWords(waiting, say),
  note: 'Opening an application is recorded in the audit log. Documents are deleted 90 days after a decision.',
});

const tabs: Readonly<Record<QueueFilter, string>> = {
  PENDING: 'To verify',
  REJECTED: 'Rejected',
  APPROVED: 'Approved',
};

const units = {
  minute: { one: '# minute', other: '# minutes' },
  hour: { one: '# hour', other: '# hours' },
  day: { one: '# day', other: '# days' },
} as const;

function inWords({ count, unit }: WaitingTime, say: Say): string {
  return say.plural(count, units[unit]);
}

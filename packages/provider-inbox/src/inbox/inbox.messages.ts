import { formatCents, wordingOf, type ProfessionId, capitalise } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const inboxMessages = defineMessages('inbox', {
  lede: ({ count }: { count: number }, say) =>
    `${say.plural(count, { one: '# pending request', other: '# pending requests' })}. Times are in Sydney time.`,
  offline: 'You’re offline. This will update when you’re back online.',
  loading: 'Loading inbox',
  notLoaded: 'Failed to load inbox',
  empty: 'No pending selections right now.',
  emptyHint: 'Requests appear here when someone picks one of your times.',
  costs: ({ cents, feeCents }: { cents: number; feeCents: number }, say) => {
    const [pay, receive] = [formatCents(cents, say.locale), formatCents(feeCents, say.locale)];
    return `Accepting a request costs ${pay}. Declining is free. For example, if your fee is ${receive}, you receive ${receive} directly and pay Tele ${pay}.`;
  },
  reviewAvailability: 'Review availability',
  specialty: 'Specialty',
  requestedTime: 'Requested time',
  feeCap: 'Fee cap',
  status: 'Status',
  list: 'Pending requests',
  view: 'View',
  noReason: 'No reason given.',
  cap: ({ profession }: { profession: ProfessionId }) => `${capitalise(wordingOf(profession).client)}’s fee cap`,
  sentToday: ({ time }: { time: string }) => `Sent ${time} today`,
  sent: ({ when }: { when: string }) => `Sent ${when}`,
});

import type { InboxHeadProps } from '../tabs/InboxHead.tsx';

export const storyTabs = {
  inbox: { href: '#/inbox' },
  requests: { href: '#/inbox/requests' },
  offers: { href: '#/inbox/offers' },
} as const satisfies InboxHeadProps['tabs'];

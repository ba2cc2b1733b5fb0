import type { InboxHeadProps } from '../tabs/InboxHead.tsx';

/** The addresses of the parts of the inbox, in stories. */
export const storyTabs = {
  inbox: { href: '#/inbox' },
  requests: { href: '#/inbox/requests' },
  offers: { href: '#/inbox/offers' },
} as const satisfies InboxHeadProps['tabs'];

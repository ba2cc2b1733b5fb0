import type { InboxHeadProps } from '../tabs/InboxHead.tsx';

/** URLs of the inbox tabs, in stories. */
export const storyTabs = {
  inbox: { href: '#/inbox' },
  requests: { href: '#/inbox/requests' },
  offers: { href: '#/inbox/offers' },
} as const satisfies InboxHeadProps['tabs'];

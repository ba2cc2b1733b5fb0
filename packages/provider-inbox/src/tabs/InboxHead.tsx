import { useInfiniteQuery } from '@tanstack/react-query';
import { callPages, useTele } from '@tele/kit';
import { PageHeader, SegmentedLinks, useMessages } from '@tele/ui';
import type { ReactNode, Ref } from 'react';
import { inboxTabsMessages } from './inbox-tabs.messages.ts';
import './InboxHead.css';

/** The parts of the inbox: requests to this specialist, requests that anybody may answer, and what was answered to those. */
export type InboxTab = 'inbox' | 'requests' | 'offers';

/** Where something is; or what shows it where there is no address to go to. */
export type Target = { href: string } | { onSelect: () => void };

export interface InboxHeadProps {
  /** The part that is shown. */
  tab: InboxTab;
  tabs: Readonly<Record<InboxTab, Target>>;
  lede?: ReactNode;
  /** The heading, which takes the focus by script when a step or a route changes. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The head of each part of the inbox, with the way to the others. How many wait is said of those that were read. */
export const InboxHead = ({ tab, tabs, lede, titleRef }: InboxHeadProps) => {
  const t = useMessages(inboxTabsMessages);
  const { client } = useTele();
  const incoming = useInfiniteQuery({ ...callPages(client, 'incomingSelections'), enabled: false });
  const open = useInfiniteQuery({ ...callPages(client, 'openRequests'), enabled: false });
  const labels = {
    inbox: t.inbox({ count: incoming.data?.count ?? 0 }),
    requests: t.requests({ count: open.data?.count ?? 0 }),
    offers: t.offers(),
  };
  const links = (['inbox', 'requests', 'offers'] as const).map((each) => ({
    ...tabs[each],
    label: labels[each],
    current: each === tab,
  }));
  return (
    <PageHeader
      title={t.title}
      titleRef={titleRef}
      lede={lede}
      tools={<SegmentedLinks label={t.parts} links={links} className="tele-inbox-tabs" />}
    />
  );
};

import { useInfiniteQuery } from '@tanstack/react-query';
import { callPages, useTele } from '@tele/kit';
import { PageHeader, SegmentedLinks, useMessages } from '@tele/ui';
import type { ReactNode, Ref } from 'react';
import { inboxTabsMessages } from './inbox-tabs.messages.ts';
import './InboxHead.css';

export type InboxTab = 'inbox' | 'requests' | 'offers';

/** URL of a place, or a callback without URLs. */
export type Target = { href: string } | { onSelect: () => void };

export interface InboxHeadProps {
  tab: InboxTab;
  tabs: Readonly<Record<InboxTab, Target>>;
  lede?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
}

export const InboxHead = ({ tab, tabs, lede, titleRef }: InboxHeadProps) => {
  const t = useMessages(inboxTabsMessages);
  const { client } = useTele();
  const incoming = useInfiniteQuery(callPages(client, 'incomingSelections'));
  const open = useInfiniteQuery(callPages(client, 'openRequests'));
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

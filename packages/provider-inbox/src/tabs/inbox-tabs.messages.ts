import { defineMessages } from '@tele/ui';

export const inboxTabsMessages = defineMessages('inbox.tabs', {
  title: 'Inbox',
  parts: 'Parts of the inbox',
  inbox: ({ count }: { count: number }) => counted('For you', count),
  requests: ({ count }: { count: number }) => counted('Open requests', count),
  offers: () => 'My offers',
});

const counted = (label: string, count: number): string => (count === 0 ? label : `${label} ${count}`);

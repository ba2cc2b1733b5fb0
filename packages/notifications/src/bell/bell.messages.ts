import { defineMessages } from '@tele/ui';

export const bellMessages = defineMessages('notifications.bell', {
  notifications: 'Notifications',
  /** `count` is '2' or '99+'. */
  unseen: ({ count }: { count: string }) => `Notifications, ${count} unseen`,
});

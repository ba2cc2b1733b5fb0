import { defineMessages } from '@tele/ui';

/** The bell in the top bar. Its panel’s texts load with the panel. */
export const bellMessages = defineMessages('portal.bell', {
  notifications: 'Notifications',
  /** `count` is '2' or '99+'. */
  unseen: ({ count }: { count: string }) => `Notifications, ${count} unseen`,
});

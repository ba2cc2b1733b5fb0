import { defineMessages } from '@tele/ui';

export const readOnlyMessages = defineMessages('kit.readOnly', {
  /** `time` is 'Wed 2 Dec, 3:00 am AEDT'. */
  until: ({ time }: { time: string }) =>
    `Bookings and changes are paused for maintenance until ${time}. You can still browse, and we’ve kept what you typed.`,
  paused: 'Bookings and changes are paused for maintenance. You can still browse, and we’ve kept what you typed.',
});

import { defineMessages } from '@tele/ui';

/** What is said while the service takes nobody's changes. */
export const readOnlyMessages = defineMessages('kit.readOnly', {
  /** `time` is 'Wed 2 Dec, 3:00 am AEDT'. */
  until: ({ time }: { time: string }) =>
    `Bookings and changes are paused for maintenance until ${time}. Nothing was lost: you can look around, and what you have typed stays.`,
  paused:
    'Bookings and changes are paused for maintenance. Nothing was lost: you can look around, and what you have typed stays.',
});

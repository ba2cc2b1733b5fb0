import { defineMessages } from '@tele/ui';

/** What a row of appointments says beside names and times. */
export const rowMessages = defineMessages('appointments.row', {
  /** After what for: 'Dermatology, for Finn Tran'. */
  forWhom: ({ what, name }: { what: string; name: string }) => `${what}, for ${name}`,
});

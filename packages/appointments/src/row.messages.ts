import { defineMessages } from '@tele/ui';

/** Texts of appointment rows. */
export const rowMessages = defineMessages('appointments.row', {
  /** After the specialty: 'Dermatology, for Finn Tran'. */
  forWhom: ({ what, name }: { what: string; name: string }) => `${what}, for ${name}`,
});

import { defineMessages } from '@tele/ui';

export const rowMessages = defineMessages('appointments.row', {
  /** After the specialty: 'Dermatology, for Finn Tran'. */
  forWhom: ({ what, name }: { what: string; name: string }) => `${what}, for ${name}`,
});

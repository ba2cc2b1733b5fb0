import { formatCents, wordingOf, type ProfessionId } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const acceptedMessages = defineMessages('inbox.accepted', {
  title: 'Appointment confirmed',
  close: 'Close',
  who: ({ patientName, specialty, way }: { patientName: string; specialty: string; way: string | null }) =>
    [patientName, specialty, way].filter(Boolean).join(', '),
  video: 'by video',
  phone: 'by phone',
  paidToYou: ({ profession }: { profession: ProfessionId }) => `The ${wordingOf(profession).client} pays you directly`,
  open: 'Open appointment',
  emailed: ({ name }: { name: string }) => `We emailed ${name}.`,
  chargedTo: ({ cents, card }: { cents: number; card: string }, say) =>
    `${formatCents(cents, say.locale)} charged to ${card}.`,
  charged: ({ cents }: { cents: number }, say) => `${formatCents(cents, say.locale)} charged to your card.`,
});

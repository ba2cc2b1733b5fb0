import { emailTime, formatCents, formatWholeDollars, wordingOf } from '@tele/core';
import { peopleRows } from './layout/people.ts';
import { rowTime } from './layout/subject-time.ts';
import type { EmailContent } from './layout/write-email.ts';
import { requestLink, bookingFee, type RequestFacts } from './request-facts.ts';

export const requestSent = (facts: RequestFacts): EmailContent => ({
  subject: 'We’ve sent your request',
  heading: `We’ve sent your request to ${specialists(facts)}`,
  paragraphs: [`${booksWith(facts)}${replyBy(facts)}`],
  facts: [
    ...pickFacts(facts),
    ...peopleRows('patient', { ...facts, specialistName: null, registrations: [] }),
    { label: `Maximum ${wordingOf(facts.profession).meeting} fee`, text: mostToPay(facts) },
    { label: 'Held on your card', text: bookingFee },
  ],
  link: requestLink(facts),
  note: `You’re not charged yet. We charge ${bookingFee} if ${wordingOf(facts.profession).aProfessional} accepts. If no one accepts, you pay nothing.`,
});

const replyBy = ({ answerBy, candidates, zone }: RequestFacts): string =>
  answerBy === null
    ? ''
    : candidates.length === 1
      ? ` They have until ${emailTime(answerBy, zone)} to reply.`
      : ` Your request is open until ${emailTime(answerBy, zone)}.`;

const booksWith = ({ candidates }: RequestFacts): string =>
  candidates.length === 1 ? 'You’re booked as soon as they accept.' : 'The first one to accept is booked.';

function specialists({ candidates, profession }: RequestFacts): string {
  const { professional, professionals } = wordingOf(profession);
  return candidates.length === 1 ? `1 ${professional}` : `${candidates.length} ${professionals}`;
}

const pickFacts = ({ candidates, zone }: RequestFacts) =>
  candidates.map(({ name, slotISO, feeFromCents }) => {
    const fee = feeFromCents === null ? 'fee not listed' : `from ${formatCents(feeFromCents)}`;
    return { label: name, text: `${rowTime(slotISO, zone)}, ${fee}` };
  });

function mostToPay({ agreed: { feeCapCents, anyFee } }: RequestFacts): string {
  if (anyFee) return 'Any fee';
  if (feeCapCents === null) return 'None agreed';
  return (feeCapCents % 100 === 0 ? formatWholeDollars : formatCents)(feeCapCents);
}

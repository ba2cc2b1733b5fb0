import { capitalise, formatCents, wordingOf } from '@tele/core';
import { bookedBlock, inCalendar } from './layout/booked-block.ts';
import { clientOf, peopleRows, specialistOf } from './layout/people.ts';
import { subjectWithTime } from './layout/subject-time.ts';
import type { EmailContent } from './layout/write-email.ts';
import {
  fee,
  ifPaid,
  meetingFee,
  moneyRows,
  offerAppointmentLink,
  openRequestLink,
  offerRefundHours,
  type OfferFacts,
} from './offer-facts.ts';
import {
  requestLink,
  appointmentLink,
  acceptanceFee,
  acceptanceRefundHours,
  bookingFee,
  type RequestFacts,
} from './request-facts.ts';

export const patientBooked = (facts: RequestFacts): EmailContent => ({
  subject: confirmed(facts),
  heading: `You’re booked with ${specialistOf(facts)}`,
  ...bookedBlock(facts),
  facts: [
    ...peopleRows('patient', facts),
    ...feeRow(facts, `you pay ${specialistOf(facts)} directly`),
    { label: 'Booking fee, charged to your card', text: bookingFee },
  ],
  link: appointmentLink(facts),
  second: { label: 'Reschedule or cancel', url: requestLink(facts).url },
  note: `If you cancel, the ${bookingFee} booking fee is not refunded. If ${specialistOf(facts)} cancels, we’ll refund it. ${inCalendar}`,
});

export const specialistBooked = (facts: RequestFacts): EmailContent => ({
  subject: confirmed(facts),
  heading: 'Your appointment is confirmed',
  ...bookedBlock(facts),
  facts: [
    ...peopleRows('specialist', facts),
    ...feeRow(facts, `the ${clientOf(facts)} pays you directly`),
    { label: 'Acceptance fee, charged to your card', text: acceptanceFee },
  ],
  link: appointmentLink(facts),
  note: `If the ${clientOf(facts)} cancels within ${acceptanceRefundHours} of your acceptance, we’ll refund your acceptance fee. If you cancel, it is not refunded. ${inCalendar}`,
});

export const patientBookedAfterOffer = (facts: OfferFacts): EmailContent => ({
  subject: confirmed(facts),
  heading: `You’re booked with ${specialistOf(facts)}`,
  ...bookedBlock(facts),
  facts: [
    ...peopleRows('patient', facts),
    ...moneyRows(facts, [{ label: `${meetingFee(facts)}, charged to your card`, text: fee(facts) }]),
  ],
  link: offerAppointmentLink(facts),
  second: { label: 'Reschedule or cancel', url: openRequestLink(facts).url },
  note: [
    ifPaid(
      facts,
      `We’ll refund the full fee if ${specialistOf(facts)} cancels, or if you cancel at least ${offerRefundHours} before the appointment.`,
    ),
    inCalendar,
  ]
    .filter(Boolean)
    .join(' '),
});

export const specialistBookedAfterOffer = (facts: OfferFacts): EmailContent => ({
  subject: confirmed(facts),
  heading: 'Your offer was accepted',
  ...bookedBlock(facts),
  facts: [
    ...peopleRows('specialist', facts),
    ...moneyRows(facts, [
      { label: `${meetingFee(facts)}, paid by the ${clientOf(facts)}`, text: fee(facts) },
      { label: 'You receive, after our fee', text: formatCents(facts.receivesCents) },
    ]),
  ],
  link: offerAppointmentLink(facts),
  note: inCalendar,
});

function confirmed({ slotISO, zone }: Pick<RequestFacts, 'slotISO' | 'zone'>): string {
  return subjectWithTime('Appointment confirmed', slotISO, zone);
}

function feeRow({ feeCents, profession }: RequestFacts, payment: string) {
  const label = `${capitalise(wordingOf(profession).meeting)} fee, ${payment}`;
  return feeCents === null ? [] : [{ label, text: formatCents(feeCents) }];
}

import { requestStage, type Selection } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { howItEnded, type HowItEnded } from '../shared/how-it-ended.ts';
import { requestsMessages } from './requests.messages.ts';

export const useRequestLine = (selection: Selection, zone: string): string => {
  const t = useMessages(requestsMessages);
  const format = useFormat();
  const now = useNow();
  const { booking, answerBy, payBy, payment } = selection;
  const stage = requestStage(selection);
  const when = (iso: string): string => format.dayTimeWithZone(iso, zone, now);
  if (stage === 'booked' && booking) return t.bookedWith({ name: booking.specialistName, when: when(booking.slotISO) });
  if (stage === 'confirming') return t.confirming;
  if (stage === 'open') return answerBy ? t.answersUntil({ when: when(answerBy) }) : '';
  if (stage === 'unpaid') return payBy ? t.endsUnlessSent({ when: when(payBy) }) : t.notSent;
  const texts: Readonly<Record<HowItEnded, string>> = {
    withdrawn: t.youCancelled,
    declined: t.declined,
    'none-left': t.noneLeft,
    lapsed: t.lapsed,
    unpaid: t.neverSent,
    'cancelled-by-you': t.youCancelled,
    'cancelled-by-them': t.theyCancelled({ name: booking?.specialistName ?? '' }),
    cancelled: t.closed,
    ended: t.closed,
  };
  const fee = payment ? t.fee({ fee: format.cents(payment.amountCents), fate: payment.fate }) : '';
  return `${texts[howItEnded(selection)]} ${fee}`.trim();
};

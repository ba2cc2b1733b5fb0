import { checkRescheduleTransition, movableUntil, type Booking, type Verdict } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useRef, useState, type RefObject } from 'react';
import { rescheduleMessages } from './reschedule.messages.ts';
import { useFollow } from './use-follow.ts';

export interface Reschedulable {
  /** The offerId or the selectionId of the booking. */
  appointmentId: string;
  booking: Booking;
  zone: string;
}

/** The rescheduling of a booking, for its row, its button and its sheet. */
export interface Rescheduling extends Reschedulable {
  isAllowed: boolean;
  /** Until when it can be rescheduled, or that it no longer can. */
  note: string | null;
  isSheetOpen: boolean;
  openSheet: () => void;
  closeSheet: () => void;
  rowRef: RefObject<HTMLDivElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** Call it before a button disappears: moves the focus. */
  follow: () => void;
}

/** Rescheduling a booking on its patient's page (design section 10 'u', 'v'). The table of transitions decides what is offered. */
export const useRescheduling = (reschedulable: Reschedulable | null): Rescheduling | null => {
  const t = useMessages(rescheduleMessages);
  const format = useFormat();
  const now = useNow();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const rowRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const verdict = reschedulable && verdictOf(reschedulable.booking, now);
  const isAllowed = verdict?.tag === 'allowed';
  const follow = useFollow(
    [rowRef, buttonRef],
    `${reschedulable?.booking.reschedule?.status} ${isAllowed} ${isSheetOpen}`,
  );
  // Requested meanwhile, in another tab: withdrawing that does not open the sheet again.
  if (isSheetOpen && !isAllowed) setSheetOpen(false);
  if (reschedulable?.booking.status !== 'CONFIRMED') return null;
  const isLate = verdict?.tag === 'refused' && verdict.code === 'TOO_LATE_TO_MOVE';
  const until = movableUntil(reschedulable.booking.slotISO);
  return {
    ...reschedulable,
    isAllowed,
    note: isAllowed
      ? t.movableUntil({ until: format.dayTimeWithZone(until, reschedulable.zone, now) })
      : isLate
        ? t.tooLate
        : null,
    isSheetOpen,
    openSheet: () => {
      follow();
      setSheetOpen(true);
    },
    closeSheet: () => setSheetOpen(false),
    rowRef,
    buttonRef,
    follow,
  };
};

const verdictOf = ({ status, slotISO, reschedule = null }: Booking, now: Date): Verdict =>
  checkRescheduleTransition({ name: 'ask' }, { side: 'patient', booking: { status, slotISO }, reschedule }, now);

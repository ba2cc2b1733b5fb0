import { checkRescheduleTransition, movableUntil, type Booking, type Verdict } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useRef, useState, type RefObject } from 'react';
import { rescheduleMessages } from './reschedule.messages.ts';
import { useFollow } from './use-follow.ts';

export interface Reschedulable {
  appointmentId: string;
  booking: Booking;
  zone: string;
}

export interface Rescheduling extends Reschedulable {
  isAllowed: boolean;
  /** Until when it can be rescheduled, or that it no longer can. */
  note: string | null;
  isSheetOpen: boolean;
  openSheet: () => void;
  closeSheet: () => void;
  rowRef: RefObject<HTMLDivElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
  follow: () => void;
}

/** Rescheduling of a booking for its patient (design section 10 'u', 'v'). The transitions table decides. */
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
  // Requested in another tab: withdrawing that one must not reopen the sheet.
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

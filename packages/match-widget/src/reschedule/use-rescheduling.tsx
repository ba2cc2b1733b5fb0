import { checkRescheduleTransition, movableUntil, type Booking, type Verdict } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Button, CalendarClockIcon, useMessages } from '@tele/ui';
import { useRef, useState, type ReactNode } from 'react';
import { rescheduleMessages } from './reschedule.messages.ts';
import { lateRescheduleAppointmentSheet } from './late-reschedule-appointment-sheet.ts';
import { RescheduleRow } from './RescheduleRow.tsx';
import { RescheduleAppointmentSheet } from './RescheduleAppointmentSheet.tsx';
import { useFollow } from './use-follow.ts';

export interface Movable {
  /** The offerId or the selectionId of the booking. */
  appointmentId: string;
  booking: Booking;
  zone: string;
}

/** What moving a booking adds to its page; everything is null where there is no booking, or nothing to say. */
export interface Moving {
  /** In its card: what has become of asking. */
  row: ReactNode;
  /** Among its buttons. */
  button: ReactNode;
  /** Beside it: until when it can be moved, or that it no longer can. */
  note: string | null;
  sheet: ReactNode;
}

const nothing: Moving = { row: null, button: null, note: null, sheet: null };

/** Moving a booking on its patient's page (design section 10 'u', 'v'). The table of transitions decides what is offered. */
export const useRescheduling = (movable: Movable | null): Moving => {
  const t = useMessages(rescheduleMessages);
  const format = useFormat();
  const now = useNow();
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const verdict = movable && verdictOf(movable.booking, now);
  const isOffered = verdict?.tag === 'allowed';
  const follow = useFollow([row, button], `${movable?.booking.reschedule?.status} ${isOffered} ${open}`);
  // Asked meanwhile, in another tab: what that takes back does not open it again.
  if (open && !isOffered) setOpen(false);
  if (movable?.booking.status !== 'CONFIRMED') return nothing;
  const { booking, zone } = movable;
  const { slotISO } = booking;
  const isLate = verdict?.tag === 'refused' && verdict.code === 'TOO_LATE_TO_MOVE';
  return {
    row: <RescheduleRow ref={row} booking={booking} zone={zone} onTakeBack={follow} />,
    button: isOffered && (
      <Button
        ref={button}
        iconStart={CalendarClockIcon}
        onPointerEnter={() => lateRescheduleAppointmentSheet.preload()}
        onClick={() => {
          follow();
          setOpen(true);
        }}
      >
        {t.reschedule}
      </Button>
    ),
    note: isOffered
      ? t.movableUntil({ until: format.dayTimeWithZone(movableUntil(slotISO), zone, now) })
      : isLate
        ? t.tooLate
        : null,
    sheet: <RescheduleAppointmentSheet open={open} {...movable} onClose={() => setOpen(false)} />,
  };
};

const verdictOf = ({ status, slotISO, reschedule = null }: Booking, now: Date): Verdict =>
  checkRescheduleTransition({ name: 'ask' }, { side: 'patient', booking: { status, slotISO }, reschedule }, now);

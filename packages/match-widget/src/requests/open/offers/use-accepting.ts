import { TeleError } from '@tele/client';
import type { ConfirmPayment } from '@tele/kit';
import { useRef, useState } from 'react';
import type { AcceptSteps, HeldTime } from './accept-offer.ts';

/** A time of an offer: what is accepted, or was taken as it was. */
export interface ChosenTime {
  offerId: string;
  /** ISO instant in UTC. */
  slotISO: string;
}

type Accept = (
  offerId: string,
  slotISO: string,
  steps: Pick<AcceptSteps, 'onHeld' | 'paid'> & { confirm: ConfirmPayment | null },
) => Promise<void>;

/** The sheet that accepts an offer: for which time, what is held by now, and a time that somebody else had first. */
export const useAccepting = (accept: Accept) => {
  const [chosen, setChosen] = useState<ChosenTime | null>(null);
  // What the sheet shows while it goes.
  const [open, setOpen] = useState(false);
  const [held, setHeld] = useState<HeldTime | null>(null);
  const [taken, setTaken] = useState<ChosenTime | null>(null);
  const paid = useRef<Record<string, AcceptSteps['paid']>>({});
  const close = (): void => setOpen(false);
  return {
    chosen,
    open,
    held: held?.offerId === chosen?.offerId ? held : null,
    takenOf: (offerId: string): string | null => (taken?.offerId === offerId ? taken.slotISO : null),
    start: (time: ChosenTime): void => {
      setTaken(null);
      setChosen(time);
      setOpen(true);
    },
    close,
    accept: async (confirm: ConfirmPayment | null): Promise<void> => {
      if (!chosen) return;
      const { offerId, slotISO } = chosen;
      try {
        // Each offer remembers what was paid for it, however often its sheet is closed.
        await accept(offerId, slotISO, {
          confirm,
          onHeld: setHeld,
          paid: (paid.current[offerId] ??= { current: null }),
        });
      } catch (error) {
        if (!(error instanceof TeleError) || error.code !== 'SLOT_TAKEN') throw error;
        setTaken(chosen);
      }
      close();
    },
  };
};

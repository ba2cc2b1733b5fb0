import { TeleError } from '@tele/client';
import type { ConfirmPayment } from '@tele/kit';
import { useRef, useState } from 'react';
import type { AcceptSteps, HeldTime } from './accept-offer.ts';

export interface ChosenTime {
  offerId: string;
  slotISO: string;
}

type Accept = (
  offerId: string,
  slotISO: string,
  steps: Pick<AcceptSteps, 'onHeld' | 'paid'> & { confirm: ConfirmPayment | null },
) => Promise<void>;

/** State of the accept sheet: chosen time, hold, and a time that was taken. */
export const useAccepting = (accept: Accept) => {
  const [chosen, setChosen] = useState<ChosenTime | null>(null);
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
        // Each offer remembers its payment, even when its sheet closes.
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

import { useState } from 'react';

export type RequestQuestion = 'cancel' | 'delete';

/**
 * The question that is open about a request. Its `status` stays the one that the page showed when the question opened, so a request that is
 * booked meanwhile does not change it under a finger; once the answer is refused, it is the present one.
 */
export const useRequestQuestion = <Status>(status: Status, onOpen: () => void) => {
  const [open, setOpen] = useState<{ question: RequestQuestion; status: Status | null } | null>(null);
  return {
    question: open?.question ?? null,
    status: open?.status ?? status,
    ask: (question: RequestQuestion): void => {
      onOpen();
      setOpen({ question, status });
    },
    close: (): void => setOpen(null),
    /** Closes the question once the change succeeds. The dialog shows why it failed. */
    settle: async (change: Promise<unknown>, onDone?: () => void): Promise<void> => {
      try {
        await change;
        onDone?.();
        setOpen(null);
      } catch {
        setOpen((before) => before && { ...before, status: null });
      }
    },
  };
};

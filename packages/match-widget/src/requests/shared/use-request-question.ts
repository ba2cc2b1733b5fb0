import { useState } from 'react';

export type RequestQuestion = 'cancel' | 'delete';

/** The open question about a request. Keeps the status that was shown, so a booking meanwhile does not swap the dialog; a refusal updates it. */
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

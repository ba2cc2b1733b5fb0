import { useState } from 'react';

export type RequestQuestion = 'cancel' | 'delete';

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

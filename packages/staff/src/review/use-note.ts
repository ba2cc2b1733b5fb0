import { useStore } from '@tele/kit';
import { useState } from 'react';

/** Unsent notes by application, in memory only: they are personal data. */
function createNotes() {
  const notes = new Map<string, string>();
  return { notes, close: () => notes.clear() };
}

export const useNote = (
  applicationId: string,
  onFile: string | null,
): { note: string; write: (note: string) => void; forget: () => void } => {
  const store = useStore(createNotes);
  const [note, setNote] = useState(() => store?.notes.get(applicationId) ?? onFile ?? '');
  return {
    note,
    write: (next) => {
      store?.notes.set(applicationId, next);
      setNote(next);
    },
    forget: () => void store?.notes.delete(applicationId),
  };
};

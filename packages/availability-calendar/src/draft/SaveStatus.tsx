import { SaveIndicator } from '@tele/kit';
import type { Draft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { useDraft } from './use-availability.ts';

export interface SaveStatusProps {
  store: DraftStore;
  onRetry: () => void;
}

const statusOf = ({ status }: Draft) => status;

/** What becomes of the edits, in a word. */
export const SaveStatus = ({ store, onRetry }: SaveStatusProps) => (
  <SaveIndicator state={useDraft(store, statusOf)} onSettled={() => store.settle()} onRetry={onRetry} />
);

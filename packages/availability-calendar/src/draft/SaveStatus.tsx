import { SaveIndicator } from '@tele/kit';
import type { Draft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

export interface SaveStatusProps {
  store: DraftStore;
  onRetry: () => void;
}

const statusOf = ({ status }: Draft) => status;

export const SaveStatus = ({ store, onRetry }: SaveStatusProps) => (
  <SaveIndicator state={useDraft(store, statusOf) ?? 'idle'} onSettled={() => store.settle()} onRetry={onRetry} />
);

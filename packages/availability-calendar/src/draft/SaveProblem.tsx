import { Notice, useMessages } from '@tele/ui';
import { savingMessages } from './draft.messages.ts';
import type { Draft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { useDraft } from './use-draft.ts';
import '../screen/AvailabilityScreen.css';

const problemOf = ({ failures, message, status }: Draft) =>
  failures > 0 && status !== 'saving' ? (message ?? '') : null;

export const SaveProblem = ({ store }: { store: DraftStore }) => {
  const t = useMessages(savingMessages);
  const problem = useDraft(store, problemOf);
  if (problem === null) return null;
  return (
    <Notice tone="critical" compact role="alert" className="tele-availability__notice">
      {t.problem({ detail: problem })}
    </Notice>
  );
};

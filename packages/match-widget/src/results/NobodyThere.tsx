import type { SearchValue } from '@tele/core';
import { Button, EmptyState, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import type { Worded } from '../screen/worded.ts';
import { resultsMessages } from './results.messages.ts';
import './Results.css';

export interface NobodyThereProps {
  worded: Worded;
  search: Pick<SearchValue, 'specialty' | 'state'>;
  /** Searches anywhere. */
  onAnyState: () => void;
  /** The way to ask for times. */
  ask: ReactNode;
  /** The way to be told when somebody is free. */
  watch: ReactNode;
}

/** In place of the list, where a specialty has nobody in the state, or at all. */
export const NobodyThere = ({ worded, search: { specialty, state }, onAnyState, ask, watch }: NobodyThereProps) => {
  const t = useMessages(resultsMessages);
  return (
    <div className="tele-results">
      <EmptyState
        title={t.none(worded)}
        hint={state ? t.noneInState({ ...worded, specialty, state }) : undefined}
        action={
          <>
            {state && <Button onClick={onAnyState}>{t.anyState}</Button>}
            {ask}
          </>
        }
      />
      {watch}
    </div>
  );
};

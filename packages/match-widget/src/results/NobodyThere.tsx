import type { SearchValue } from '@tele/core';
import { Button, EmptyState, LatePart, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import type { WordingArgs } from '../screen/worded.ts';
import { lateSpecialtySearch } from '../specialties/late-specialty-search.ts';
import { resultsMessages } from './results.messages.ts';
import './Results.css';

export interface NobodyThereProps {
  worded: WordingArgs;
  search: Pick<SearchValue, 'specialty' | 'state'>;
  onAnyState: () => void;
  ask: ReactNode;
  alert: ReactNode;
  onSpecialty: ((specialty: string) => void) | undefined;
}

export const NobodyThere = (props: NobodyThereProps) => {
  const { worded, search, onAnyState, ask, alert, onSpecialty } = props;
  const { specialty, state } = search;
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
      {alert}
      {onSpecialty && (
        <LatePart code={lateSpecialtySearch[worded.profession]} loading={null}>
          {({ RelatedSpecialties, related }) => (
            <RelatedSpecialties {...{ worded, specialty, related }} onChoose={onSpecialty} />
          )}
        </LatePart>
      )}
    </div>
  );
};

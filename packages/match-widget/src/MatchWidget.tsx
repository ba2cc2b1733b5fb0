import type { ProfessionId, SearchValue } from '@tele/core';
import {
  useStep,
  Widget,
  type CountEvent,
  type SelectionEvent,
  type StripeSettings,
  type TeleWidgetProps,
} from '@tele/kit';
import { LatePart } from '@tele/ui';
import { useState } from 'react';
import { lateRequest, lateResults } from './late-steps.ts';
import { ResultsSkeleton } from './results/ResultsSkeleton.tsx';
import { Screen } from './screen/Screen.tsx';
import { SearchScreen } from './search/SearchScreen.tsx';

/** The steps of a booking: the search form, the specialists with their times, and the request that was made. */
export type MatchStep = 'search' | 'results' | 'request';

export interface MatchWidgetProps extends TeleWidgetProps<MatchStep> {
  /** Which of the twelve categories is searched; 'doctor' by default. */
  profession?: ProfessionId;
  /** What the form starts with. Never a reason. */
  defaultValues?: Partial<Pick<SearchValue, 'specialty' | 'state'>>;
  /** How the page reaches the payment provider. Left out, the card form says that payments are not configured. */
  stripe?: StripeSettings | null;
  /** How many specialist-and-time pairs are picked. */
  onPicksChange?: (event: CountEvent) => void;
  /** A request exists and waits for its booking fee. */
  onSelectionCreated?: (event: SelectionEvent) => void;
  /** The booking fee is authorised and the specialists are asked. */
  onSubmitted?: (event: SelectionEvent) => void;
  /** A specialist has accepted. Once for each request that the widget shows. */
  onBooked?: (event: SelectionEvent) => void;
}

const Steps = (props: MatchWidgetProps) => {
  const { profession = 'doctor', defaultValues, onSelectionCreated, onSubmitted } = props;
  const {
    step: wanted,
    go,
    titleRef,
  } = useStep({
    step: props.step,
    first: 'search',
    onStepChange: props.onStepChange,
  });
  const [search, setSearch] = useState<SearchValue | null>(null);
  const [request, setRequest] = useState<{ selectionId: string; fromPayment: boolean } | null>(null);
  const open = (selectionId: string, fromPayment: boolean): void => {
    setRequest({ selectionId, fromPayment });
    go('request');
  };
  if (wanted === 'results' && search) {
    return (
      <LatePart code={lateResults} loading={<StepLoading />}>
        {(ResultsScreen) => (
          <ResultsScreen
            titleRef={titleRef}
            profession={profession}
            search={search}
            onChangeSearch={() => go('search')}
            onZoneChange={(tz) => setSearch({ ...search, tz })}
            onSearchChange={setSearch}
            onUnknownSpecialty={() => go('search')}
            onSelectionCreated={(made) => {
              lateRequest.preload();
              onSelectionCreated?.(made);
            }}
            onSubmitted={({ selectionId }) => {
              open(selectionId, true);
              onSubmitted?.({ selectionId });
            }}
            onPaymentPending={({ selectionId }) => open(selectionId, true)}
            onOpenRequest={({ selectionId }) => open(selectionId, false)}
          />
        )}
      </LatePart>
    );
  }
  if (wanted === 'request' && request) {
    return (
      <LatePart code={lateRequest} loading={<StepLoading />}>
        {(RequestScreen) => (
          <RequestScreen titleRef={titleRef} {...request} onFind={() => go('search')} onDeleted={() => go('search')} />
        )}
      </LatePart>
    );
  }
  return (
    <SearchScreen
      titleRef={titleRef}
      profession={profession}
      initial={search ?? { specialty: '', reason: '', state: null, tz: null, feeCapCents: null, ...defaultValues }}
      onBegin={() => lateResults.preload()}
      onSearch={(value) => {
        setSearch(value);
        go('results');
      }}
    />
  );
};

const StepLoading = () => (
  <Screen name="results">
    <ResultsSkeleton />
  </Screen>
);

/** Search, pick, pay and follow a request inside somebody else's page. Keeps all of it in memory: the host's URL is never written. */
export const MatchWidget = (props: MatchWidgetProps) => (
  <Widget name="tele-match-widget" host={props} loading={<StepLoading />}>
    {(host) => <Steps {...host} />}
  </Widget>
);

import type { OpenRequestDraft } from '@tele/core';
import { StepWait, useHostPage } from '@tele/kit';
import { LatePart } from '@tele/ui';
import { useEffect, type RefObject } from 'react';
import { lateNewOpenRequest, lateOpenRequest, lateRequest, lateResults } from '../late-steps.ts';
import type { MatchWidgetProps } from '../MatchWidget.tsx';
import { ResultsSkeleton } from '../results/ResultsSkeleton.tsx';
import { Screen } from '../screen/Screen.tsx';
import { SearchScreen } from '../search/SearchScreen.tsx';
import { useMatchSteps } from './use-match-steps.ts';
import { usePicksEvent } from './use-picks-event.ts';
import { useRequestEvents } from './use-request-events.ts';

export interface MatchStepsProps {
  host: MatchWidgetProps;
  picksTold: RefObject<number>;
}

const emptyDraft: OpenRequestDraft = { specialty: '', timeframe: null, timeframeWords: '', state: null, reason: '' };

export const MatchSteps = ({ host, picksTold }: MatchStepsProps) => {
  const { profession = 'doctor' } = host;
  const { specialty = '', state = null } = host.defaultValues ?? {};
  const steps = useMatchSteps(profession, host);
  const { step, go, titleRef, search, setSearch, request, setRequest, draft, setDraft, openRequest } = steps;
  const { head } = useHostPage();
  const tell = useRequestEvents(host);
  const tellPicks = usePicksEvent(picksTold, host.onPicksChange);
  const hasSearch = search !== null;
  useEffect(() => {
    if (!hasSearch) tellPicks(0);
  }, [hasSearch, tellPicks]);
  const goSearch = (): void => go('search');
  const goRequest = (id: string, fromPayment: boolean): void => {
    setRequest({ id, fromPayment });
    go('request');
  };
  const goPaidRequest = (id: string): void => {
    tellPicks(0);
    goRequest(id, true);
  };
  const goOpenRequest = (id: string): void => {
    lateOpenRequest.preload();
    steps.setOpenRequest({ id });
    go('open-request');
  };
  const goNewOpenRequest = (begun: Partial<OpenRequestDraft>): void => {
    lateNewOpenRequest.preload();
    setDraft({ ...(draft ?? emptyDraft), ...begun });
    go('new-open-request');
  };
  const waiting = (
    <Screen name="results" flush={head !== null}>
      <StepWait ref={titleRef}>
        <ResultsSkeleton />
      </StepWait>
    </Screen>
  );
  if (step === 'results' && search) {
    return (
      <LatePart code={lateResults} loading={waiting}>
        {(ResultsScreen) => (
          <ResultsScreen
            titleRef={titleRef}
            profession={profession}
            search={search}
            onChangeSearch={goSearch}
            onZoneChange={(tz) => setSearch({ ...search, tz })}
            onSearchChange={setSearch}
            onUnknownSpecialty={goSearch}
            onPicksChange={tellPicks}
            onSelectionCreated={({ selectionId }) => {
              lateRequest.preload();
              tell.created(selectionId);
            }}
            onSubmitted={({ selectionId }) => {
              goPaidRequest(selectionId);
              tell.submitted(selectionId);
            }}
            onNewOpenRequest={() =>
              goNewOpenRequest({ specialty: search.specialty, state: search.state, reason: search.reason })
            }
            onPaymentPending={({ selectionId }) => goPaidRequest(selectionId)}
            onOpenRequest={({ selectionId }) => goRequest(selectionId, false)}
          />
        )}
      </LatePart>
    );
  }
  if (step === 'request' && request) {
    const { id, fromPayment } = request;
    return (
      <LatePart code={lateRequest} loading={waiting}>
        {(RequestScreen) => (
          <RequestScreen
            key={id}
            titleRef={titleRef}
            selectionId={id}
            fromPayment={fromPayment}
            onFind={goSearch}
            onSeen={(stage) => tell.seen(id, stage)}
            onDeleted={() => {
              setRequest({ ...request, deleted: true });
              goSearch();
            }}
          />
        )}
      </LatePart>
    );
  }
  if (step === 'new-open-request') {
    return (
      <LatePart code={lateNewOpenRequest} loading={waiting}>
        {(NewOpenRequestScreen) => (
          <NewOpenRequestScreen
            key={profession}
            titleRef={titleRef}
            profession={profession}
            initial={draft ?? { ...emptyDraft, specialty, state }}
            onChange={setDraft}
            onBack={goSearch}
            onOpenRequest={({ requestId }) => goOpenRequest(requestId)}
            onOpenRequestCreated={({ requestId }) => {
              setDraft(null);
              goOpenRequest(requestId);
              tell.openRequestCreated(requestId);
            }}
          />
        )}
      </LatePart>
    );
  }
  if (step === 'open-request' && openRequest) {
    const { id } = openRequest;
    return (
      <LatePart code={lateOpenRequest} loading={waiting}>
        {(OpenRequestScreen) => (
          <OpenRequestScreen
            key={id}
            titleRef={titleRef}
            requestId={id}
            onFind={goSearch}
            onSeen={({ status, offerId }) => {
              if (status === 'BOOKED' && offerId !== null) tell.accepted(id, offerId);
            }}
            onDeleted={() => {
              steps.setOpenRequest({ id, deleted: true });
              goSearch();
            }}
          />
        )}
      </LatePart>
    );
  }
  return (
    <SearchScreen
      key={profession}
      titleRef={titleRef}
      profession={profession}
      initial={search ?? { reason: '', tz: null, feeCapCents: null, specialty, state }}
      draft={`match.search ${profession}`}
      onBegin={() => lateResults.preload()}
      onNewOpenRequest={goNewOpenRequest}
      onSearch={(value) => {
        setSearch(value);
        go('results');
      }}
    />
  );
};

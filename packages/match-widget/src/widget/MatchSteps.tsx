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
  /** How many picks the host was told of last. */
  picksTold: RefObject<number>;
}

/** The screen of each step of the widget, and what it tells the host. */
export const MatchSteps = ({ host, picksTold }: MatchStepsProps) => {
  const { profession = 'doctor' } = host;
  const steps = useMatchSteps({ profession, host });
  const { step, titleRef, search, request, openRequest } = steps;
  const { head } = useHostPage();
  const tell = useRequestEvents(host);
  const tellPicks = usePicksEvent(picksTold, host.onPicksChange);
  const hasSearch = search !== null;
  useEffect(() => {
    if (!hasSearch) tellPicks(0);
  }, [hasSearch, tellPicks]);
  const showPaidRequest = ({ selectionId }: { selectionId: string }): void => {
    tellPicks(0);
    steps.goRequest(selectionId, true);
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
            onChangeSearch={steps.goSearch}
            onZoneChange={(tz) => steps.setSearch({ ...search, tz })}
            onSearchChange={steps.setSearch}
            onUnknownSpecialty={steps.goSearch}
            onPicksChange={tellPicks}
            onSelectionCreated={({ selectionId }) => {
              lateRequest.preload();
              tell.created(selectionId);
            }}
            onSubmitted={(made) => {
              showPaidRequest(made);
              tell.submitted(made.selectionId);
            }}
            onNewOpenRequest={() =>
              steps.goNewOpenRequest({ specialty: search.specialty, state: search.state, reason: search.reason })
            }
            onPaymentPending={showPaidRequest}
            onOpenRequest={({ selectionId }) => steps.goRequest(selectionId, false)}
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
            onFind={steps.goSearch}
            onSeen={(stage) => tell.seen(id, stage)}
            onDeleted={steps.leaveDeletedRequest}
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
            initial={steps.initialDraft}
            onChange={steps.setDraft}
            onBack={steps.goSearch}
            onOpenRequest={({ requestId }) => steps.goOpenRequest(requestId)}
            onOpenRequestCreated={({ requestId }) => {
              steps.setDraft(null);
              steps.goOpenRequest(requestId);
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
            onFind={steps.goSearch}
            onSeen={({ status, offerId }) => {
              if (status === 'BOOKED' && offerId !== null) tell.accepted(id, offerId);
            }}
            onDeleted={steps.leaveDeletedOpenRequest}
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
      initial={steps.initialSearch}
      draft={`match.search ${profession}`}
      onBegin={() => lateResults.preload()}
      onNewOpenRequest={steps.goNewOpenRequest}
      onSearch={steps.goResults}
    />
  );
};

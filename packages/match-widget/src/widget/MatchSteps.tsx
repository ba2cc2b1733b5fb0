import type { OpenRequestDraft, ProfessionId, SearchValue } from '@tele/core';
import { StepWait, useHostPage, useRemembered, useStep } from '@tele/kit';
import { LatePart } from '@tele/ui';
import { useEffect, type RefObject } from 'react';
import { lateNewOpenRequest, lateOpenRequest, lateRequest, lateResults } from '../late-steps.ts';
import type { MatchWidgetProps } from '../MatchWidget.tsx';
import { ResultsSkeleton } from '../results/ResultsSkeleton.tsx';
import { Screen } from '../screen/Screen.tsx';
import { SearchScreen } from '../search/SearchScreen.tsx';
import { usePicksEvent } from './use-picks-event.ts';
import { useRequestEvents } from './use-request-events.ts';

export interface MatchStepsProps {
  host: MatchWidgetProps;
  /** How many picks the host was told of last. */
  picksTold: RefObject<number>;
}

/** What was searched, and in which category: another one begins anew. */
interface Searched {
  profession: ProfessionId;
  search: SearchValue;
}

const unsearched = { reason: '', tz: null, feeCapCents: null };

interface Opened {
  profession: ProfessionId;
  selectionId: string;
  fromPayment: boolean;
  /** There is nothing to show of it once its page is left. */
  deleted?: true;
}

/** What stands in the form that asks for times, and in which category. */
interface SavedDraft {
  profession: ProfessionId;
  value: OpenRequestDraft;
}

interface OpenedRequest {
  profession: ProfessionId;
  requestId: string;
  deleted?: true;
}

const emptyDraft: OpenRequestDraft = { specialty: '', timeframe: null, timeframeWords: '', state: null, reason: '' };

/** The steps of the widget, with what they need of each other. The step alone may be the host's. */
export const MatchSteps = ({ host, picksTold }: MatchStepsProps) => {
  const { profession = 'doctor' } = host;
  const { specialty = '', state = null } = host.defaultValues ?? {};
  const [searched, setSearched] = useRemembered<Searched | null>('match.searched', null);
  const [opened, setOpened] = useRemembered<Opened | null>('match.opened', null);
  const [draft, setDraft] = useRemembered<SavedDraft | null>('match.openRequestDraft', null);
  const [openedRequest, setOpenedRequest] = useRemembered<OpenedRequest | null>('match.openRequest', null);
  const openRequest = openedRequest?.profession === profession ? openedRequest : null;
  const search = searched?.profession === profession ? searched.search : null;
  const request = opened?.profession === profession ? opened : null;
  const { head } = useHostPage();
  const tell = useRequestEvents(host);
  const tellPicks = usePicksEvent(picksTold, host.onPicksChange);
  const { step, go, titleRef } = useStep({
    step: host.step,
    steps: ['search', 'results', 'request', 'new-open-request', 'open-request'],
    nearest: (next) => {
      if (next === 'new-open-request') return 'new-open-request';
      if (next === 'open-request') return openRequest ? 'open-request' : 'new-open-request';
      if (next === 'request' && request) return 'request';
      return next !== 'search' && search ? 'results' : 'search';
    },
    onStepChange: host.onStepChange,
  });
  const hasSearch = search !== null;
  useEffect(() => {
    if (!hasSearch) tellPicks(0);
  }, [hasSearch, tellPicks]);
  const isLeft = step !== 'request' && request?.deleted;
  const isOpenRequestLeft = step !== 'open-request' && openRequest?.deleted;
  useEffect(() => {
    if (isLeft) setOpened(null);
    if (isOpenRequestLeft) setOpenedRequest(null);
  }, [isLeft, setOpened, isOpenRequestLeft, setOpenedRequest]);
  const setSearch = (next: SearchValue): void => setSearched({ profession, search: next });
  const open = (selectionId: string, fromPayment: boolean): void => {
    setOpened({ profession, selectionId, fromPayment });
    go('request');
  };
  const openPaid = (selectionId: string): void => {
    tellPicks(0);
    open(selectionId, true);
  };
  const openOpenRequest = (requestId: string): void => {
    lateOpenRequest.preload();
    setOpenedRequest({ profession, requestId });
    go('open-request');
  };
  const startOpenRequest = (begun: Partial<OpenRequestDraft>): void => {
    lateNewOpenRequest.preload();
    const before = draft?.profession === profession ? draft.value : emptyDraft;
    setDraft({ profession, value: { ...before, ...begun } });
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
            onChangeSearch={() => go('search')}
            onZoneChange={(tz) => setSearch({ ...search, tz })}
            onSearchChange={setSearch}
            onUnknownSpecialty={() => go('search')}
            onPicksChange={tellPicks}
            onSelectionCreated={({ selectionId }) => {
              lateRequest.preload();
              tell.created(selectionId);
            }}
            onSubmitted={({ selectionId }) => {
              openPaid(selectionId);
              tell.submitted(selectionId);
            }}
            onNewOpenRequest={() =>
              startOpenRequest({ specialty: search.specialty, state: search.state, reason: search.reason })
            }
            onPaymentPending={({ selectionId }) => openPaid(selectionId)}
            onOpenRequest={({ selectionId }) => open(selectionId, false)}
          />
        )}
      </LatePart>
    );
  }
  if (step === 'request' && request) {
    const { selectionId, fromPayment } = request;
    return (
      <LatePart code={lateRequest} loading={waiting}>
        {(RequestScreen) => (
          <RequestScreen
            key={selectionId}
            titleRef={titleRef}
            selectionId={selectionId}
            fromPayment={fromPayment}
            onFind={() => go('search')}
            onSeen={(stage) => tell.seen(selectionId, stage)}
            onDeleted={() => {
              setOpened({ ...request, deleted: true });
              go('search');
            }}
          />
        )}
      </LatePart>
    );
  }
  if (step === 'new-open-request') {
    const begun = { ...emptyDraft, specialty, state };
    return (
      <LatePart code={lateNewOpenRequest} loading={waiting}>
        {(NewOpenRequestScreen) => (
          <NewOpenRequestScreen
            key={profession}
            titleRef={titleRef}
            profession={profession}
            initial={draft?.profession === profession ? draft.value : begun}
            onChange={(value) => setDraft({ profession, value })}
            onBack={() => go('search')}
            onOpenRequest={({ requestId }) => openOpenRequest(requestId)}
            onOpenRequestCreated={({ requestId }) => {
              setDraft(null);
              openOpenRequest(requestId);
              tell.openRequestCreated(requestId);
            }}
          />
        )}
      </LatePart>
    );
  }
  if (step === 'open-request' && openRequest) {
    const { requestId } = openRequest;
    return (
      <LatePart code={lateOpenRequest} loading={waiting}>
        {(OpenRequestScreen) => (
          <OpenRequestScreen
            key={requestId}
            titleRef={titleRef}
            requestId={requestId}
            onFind={() => go('search')}
            onSeen={({ status, offerId }) => {
              if (status === 'BOOKED' && offerId !== null) tell.accepted(requestId, offerId);
            }}
            onDeleted={() => {
              setOpenedRequest({ ...openRequest, deleted: true });
              go('search');
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
      initial={search ?? { ...unsearched, specialty, state }}
      draft={`match.search ${profession}`}
      onBegin={() => lateResults.preload()}
      onNewOpenRequest={startOpenRequest}
      onSearch={(value) => {
        setSearch(value);
        go('results');
      }}
    />
  );
};

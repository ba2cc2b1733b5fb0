import type { AskValue, ProfessionId, SearchValue } from '@tele/core';
import { StepWait, useHostPage, useRemembered, useStep } from '@tele/kit';
import { LatePart } from '@tele/ui';
import { useEffect, type RefObject } from 'react';
import { lateAsk, lateAsked, lateRequest, lateResults } from '../late-steps.ts';
import type { MatchWidgetProps } from '../MatchWidget.tsx';
import { ResultsSkeleton } from '../results/ResultsSkeleton.tsx';
import { Screen } from '../screen/Screen.tsx';
import { SearchScreen } from '../search/SearchScreen.tsx';
import { useTellPicks } from './use-tell-picks.ts';
import { useTellRequests } from './use-tell-requests.ts';

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
interface Asking {
  profession: ProfessionId;
  value: AskValue;
}

interface OpenedAsked {
  profession: ProfessionId;
  requestId: string;
  deleted?: true;
}

const unasked: AskValue = { specialty: '', timeframe: null, timeframeWords: '', state: null, reason: '' };

/** The steps of the widget, with what they need of each other. The step alone may be the host's. */
export const MatchSteps = ({ host, picksTold }: MatchStepsProps) => {
  const { profession = 'doctor' } = host;
  const { specialty = '', state = null } = host.defaultValues ?? {};
  const [searched, setSearched] = useRemembered<Searched | null>('match.searched', null);
  const [opened, setOpened] = useRemembered<Opened | null>('match.opened', null);
  const [asking, setAsking] = useRemembered<Asking | null>('match.asking', null);
  const [openedAsked, setOpenedAsked] = useRemembered<OpenedAsked | null>('match.asked', null);
  const asked = openedAsked?.profession === profession ? openedAsked : null;
  const search = searched?.profession === profession ? searched.search : null;
  const request = opened?.profession === profession ? opened : null;
  const { head } = useHostPage();
  const tell = useTellRequests(host);
  const tellPicks = useTellPicks(picksTold, host.onPicksChange);
  const { step, go, titleRef } = useStep({
    step: host.step,
    steps: ['search', 'results', 'request', 'ask', 'asked'],
    nearest: (wanted) => {
      if (wanted === 'ask') return 'ask';
      if (wanted === 'asked') return asked ? 'asked' : 'ask';
      if (wanted === 'request' && request) return 'request';
      return wanted !== 'search' && search ? 'results' : 'search';
    },
    onStepChange: host.onStepChange,
  });
  const hasSearch = search !== null;
  useEffect(() => {
    if (!hasSearch) tellPicks(0);
  }, [hasSearch, tellPicks]);
  const isLeft = step !== 'request' && request?.deleted;
  const isAskedLeft = step !== 'asked' && asked?.deleted;
  useEffect(() => {
    if (isLeft) setOpened(null);
    if (isAskedLeft) setOpenedAsked(null);
  }, [isLeft, setOpened, isAskedLeft, setOpenedAsked]);
  const setSearch = (next: SearchValue): void => setSearched({ profession, search: next });
  const open = (selectionId: string, fromPayment: boolean): void => {
    setOpened({ profession, selectionId, fromPayment });
    go('request');
  };
  const openPaid = (selectionId: string): void => {
    tellPicks(0);
    open(selectionId, true);
  };
  const openAsked = (requestId: string): void => {
    lateAsked.preload();
    setOpenedAsked({ profession, requestId });
    go('asked');
  };
  const askFor = (begun: Partial<AskValue>): void => {
    lateAsk.preload();
    const before = asking?.profession === profession ? asking.value : unasked;
    setAsking({ profession, value: { ...before, ...begun } });
    go('ask');
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
            onAsk={() => askFor({ specialty: search.specialty, state: search.state, reason: search.reason })}
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
  if (step === 'ask') {
    const begun = { ...unasked, specialty, state };
    return (
      <LatePart code={lateAsk} loading={waiting}>
        {(AskScreen) => (
          <AskScreen
            key={profession}
            titleRef={titleRef}
            profession={profession}
            initial={asking?.profession === profession ? asking.value : begun}
            onChange={(value) => setAsking({ profession, value })}
            onBack={() => go('search')}
            onOpenRequest={({ requestId }) => openAsked(requestId)}
            onAsked={({ requestId }) => {
              setAsking(null);
              openAsked(requestId);
              tell.asked(requestId);
            }}
          />
        )}
      </LatePart>
    );
  }
  if (step === 'asked' && asked) {
    const { requestId } = asked;
    return (
      <LatePart code={lateAsked} loading={waiting}>
        {(AskedScreen) => (
          <AskedScreen
            key={requestId}
            titleRef={titleRef}
            requestId={requestId}
            onFind={() => go('search')}
            onSeen={({ status, offerId }) => {
              if (status === 'BOOKED' && offerId !== null) tell.accepted(requestId, offerId);
            }}
            onDeleted={() => {
              setOpenedAsked({ ...asked, deleted: true });
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
      onAsk={askFor}
      onSearch={(value) => {
        setSearch(value);
        go('results');
      }}
    />
  );
};

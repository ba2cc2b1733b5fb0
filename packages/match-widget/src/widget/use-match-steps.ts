import type { OpenRequestDraft, ProfessionId, SearchValue } from '@tele/core';
import { useRemembered, useStep } from '@tele/kit';
import { useCallback, useEffect } from 'react';
import { lateNewOpenRequest, lateOpenRequest } from '../late-steps.ts';
import type { MatchWidgetProps } from '../MatchWidget.tsx';

/** A request whose page is shown. Once deleted, it is forgotten when its page is left. */
interface ShownRequest {
  id: string;
  deleted?: true;
  fromPayment?: boolean;
}

const emptyDraft: OpenRequestDraft = { specialty: '', timeframe: null, timeframeWords: '', state: null, reason: '' };

/** Remembers a value for one category: another category starts anew. */
const useRememberedIn = <T>(profession: ProfessionId, key: string): [T | null, (value: T | null) => void] => {
  const [saved, setSaved] = useRemembered<{ profession: ProfessionId; value: T } | null>(key, null);
  const set = useCallback(
    (value: T | null): void => setSaved(value === null ? null : { profession, value }),
    [profession, setSaved],
  );
  return [saved?.profession === profession ? saved.value : null, set];
};

/** The step of the widget and what its screens show, with the ways from one to another. The host may keep the step. */
export const useMatchSteps = ({ profession, host }: { profession: ProfessionId; host: MatchWidgetProps }) => {
  const { specialty = '', state = null } = host.defaultValues ?? {};
  const [search, setSearch] = useRememberedIn<SearchValue>(profession, 'match.search');
  const [request, setRequest] = useRememberedIn<ShownRequest>(profession, 'match.request');
  const [draft, setDraft] = useRememberedIn<OpenRequestDraft>(profession, 'match.openRequestDraft');
  const [openRequest, setOpenRequest] = useRememberedIn<ShownRequest>(profession, 'match.openRequest');
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
  const isRequestLeft = step !== 'request' && request?.deleted;
  const isOpenRequestLeft = step !== 'open-request' && openRequest?.deleted;
  useEffect(() => {
    if (isRequestLeft) setRequest(null);
    if (isOpenRequestLeft) setOpenRequest(null);
  }, [isRequestLeft, setRequest, isOpenRequestLeft, setOpenRequest]);
  const goSearch = (): void => go('search');
  return {
    step,
    titleRef,
    search,
    request,
    openRequest,
    initialSearch: search ?? { reason: '', tz: null, feeCapCents: null, specialty, state },
    initialDraft: draft ?? { ...emptyDraft, specialty, state },
    setSearch,
    setDraft,
    goSearch,
    goResults: (value: SearchValue): void => {
      setSearch(value);
      go('results');
    },
    goRequest: (id: string, fromPayment: boolean): void => {
      setRequest({ id, fromPayment });
      go('request');
    },
    goNewOpenRequest: (begun: Partial<OpenRequestDraft>): void => {
      lateNewOpenRequest.preload();
      setDraft({ ...(draft ?? emptyDraft), ...begun });
      go('new-open-request');
    },
    goOpenRequest: (id: string): void => {
      lateOpenRequest.preload();
      setOpenRequest({ id });
      go('open-request');
    },
    leaveDeletedRequest: (): void => {
      setRequest(request && { ...request, deleted: true });
      goSearch();
    },
    leaveDeletedOpenRequest: (): void => {
      setOpenRequest(openRequest && { ...openRequest, deleted: true });
      goSearch();
    },
  };
};

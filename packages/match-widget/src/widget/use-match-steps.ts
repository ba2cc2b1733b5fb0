import type { OpenRequestDraft, ProfessionId, SearchValue } from '@tele/core';
import { useRemembered, useStep } from '@tele/kit';
import { useCallback, useEffect } from 'react';
import type { MatchWidgetProps } from '../MatchWidget.tsx';

interface ShownRequest {
  id: string;
  deleted?: true;
}

/** Remembers a value per category: another category starts with an empty one. */
const useRememberedIn = <T>(profession: ProfessionId, key: string): [T | null, (value: T | null) => void] => {
  const [saved, setSaved] = useRemembered<{ profession: ProfessionId; value: T } | null>(key, null);
  const set = useCallback(
    (value: T | null): void => setSaved(value === null ? null : { profession, value }),
    [profession, setSaved],
  );
  return [saved?.profession === profession ? saved.value : null, set];
};

export const useMatchSteps = (profession: ProfessionId, host: MatchWidgetProps) => {
  const [search, setSearch] = useRememberedIn<SearchValue>(profession, 'match.search');
  const [request, setRequest] = useRememberedIn<ShownRequest & { fromPayment: boolean }>(profession, 'match.request');
  const [draft, setDraft] = useRememberedIn<OpenRequestDraft>(profession, 'match.openRequestDraft');
  const [openRequest, setOpenRequest] = useRememberedIn<ShownRequest>(profession, 'match.openRequest');
  const steps = useStep({
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
  const isRequestLeft = steps.step !== 'request' && request?.deleted;
  const isOpenRequestLeft = steps.step !== 'open-request' && openRequest?.deleted;
  useEffect(() => {
    if (isRequestLeft) setRequest(null);
    if (isOpenRequestLeft) setOpenRequest(null);
  }, [isRequestLeft, setRequest, isOpenRequestLeft, setOpenRequest]);
  return { ...steps, search, setSearch, request, setRequest, draft, setDraft, openRequest, setOpenRequest };
};

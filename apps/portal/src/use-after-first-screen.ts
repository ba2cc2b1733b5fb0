import { useIsFetching } from '@tanstack/react-query';
import { lateSettled } from '@tele/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { latePageOf } from './late-pages.ts';
import { placeAt } from './place-at.ts';
import { useWhenIdle } from './use-when-idle.ts';

/** True once the code of the open page has loaded. */
const usePageCode = (): boolean => {
  const page = placeAt(useLocation().pathname)?.page;
  const [come, setCome] = useState<string>();
  useEffect(() => {
    if (!page) return undefined;
    let left = false;
    const settle = (): void => {
      if (!left) setCome(page);
    };
    // The page reports a failed load; preloading then stops.
    latePageOf(page)
      .load()
      .then(settle, () => undefined);
    return () => {
      left = true;
    };
  }, [page]);
  return page !== undefined && come === page;
};

/** True if no late code is loading: a dashboard chooses its own once it knows the person. */
const useLateCalm = (quiet: boolean): boolean => {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!quiet) return undefined;
    let left = false;
    void lateSettled().then(() => {
      if (!left) setCalm(true);
    });
    return () => {
      left = true;
      setCalm(false);
    };
  }, [quiet]);
  return quiet && calm;
};

/** Runs once the page has code and data and is idle: preloads must not compete. `run` must be stable. */
export const useAfterFirstScreen = (ready: boolean, run: () => void): void => {
  const hasCode = usePageCode();
  const fetching = useIsFetching();
  const calm = useLateCalm(ready && hasCode && fetching === 0);
  useWhenIdle(calm, run);
};

import { useIsFetching } from '@tanstack/react-query';
import { lateSettled } from '@tele/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { latePageOf } from './late-pages.ts';
import { placeAt } from './place-at.ts';
import { useWhenIdle } from './use-when-idle.ts';

/** Whether the code of the page that is open has come. */
const usePageCode = (): boolean => {
  const page = placeAt(useLocation().pathname)?.page;
  const [come, setCome] = useState<string>();
  useEffect(() => {
    if (!page) return undefined;
    let left = false;
    const settle = (): void => {
      if (!left) setCome(page);
    };
    // What cannot be fetched is the page's to tell; nothing else is then fetched in advance.
    latePageOf(page)
      .load()
      .then(settle, () => undefined);
    return () => {
      left = true;
    };
  }, [page]);
  return page !== undefined && come === page;
};

/** Whether no late code of the page is on its way: a dashboard chooses its own once it knows whose it is. */
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

/**
 * Runs once the page that is open has its code and its data and nothing else is going on: what is fetched in advance must not share
 * the connection with them. `run` is the same function on every render.
 */
export const useAfterFirstScreen = (ready: boolean, run: () => void): void => {
  const hasCode = usePageCode();
  const fetching = useIsFetching();
  const calm = useLateCalm(ready && hasCode && fetching === 0);
  useWhenIdle(calm, run);
};

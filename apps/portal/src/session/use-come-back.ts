import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { stored } from './stored.ts';

/** Remembers this URL, to which the next sign-in comes back. */
export const useComeBack = (): (() => void) => {
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}${hash}`;
  return useCallback(() => stored.postLoginRedirect.write(here), [here]);
};

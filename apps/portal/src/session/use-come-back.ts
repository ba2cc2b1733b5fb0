import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { comeBackTo } from './come-back-to.ts';
import { stored } from './stored.ts';

/** Remembers this URL for the next sign-in. */
export const useComeBack = (): (() => void) => {
  const here = comeBackTo(useLocation());
  return useCallback(() => stored.postLoginRedirect.write(here), [here]);
};

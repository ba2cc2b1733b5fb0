import { useEffect, useLayoutEffect as useLayoutEffectInBrowsers } from 'react';

/** React's own, for what a server draws too: there React 18 warns of each, and none runs. */
export const useLayoutEffect: typeof useLayoutEffectInBrowsers =
  typeof document === 'undefined' ? useEffect : useLayoutEffectInBrowsers;

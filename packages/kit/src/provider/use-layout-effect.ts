import { useEffect, useLayoutEffect as useLayoutEffectInBrowsers } from 'react';

/** React's own, without React 18's warning on servers, where it never runs. */
export const useLayoutEffect: typeof useLayoutEffectInBrowsers =
  typeof document === 'undefined' ? useEffect : useLayoutEffectInBrowsers;

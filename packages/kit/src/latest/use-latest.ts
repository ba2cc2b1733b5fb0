import { useInsertionEffect, useRef, type RefObject } from 'react';

/** The host's newest value, for callbacks that must stay stable between renders. */
export const useLatest = <T>(value: T): Readonly<RefObject<T>> => {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
};

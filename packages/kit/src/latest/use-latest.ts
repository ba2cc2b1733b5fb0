import { useInsertionEffect, useRef, type RefObject } from 'react';

/** The newest value a host passed, for callbacks that must not be rebuilt whenever the host renders. */
export const useLatest = <T>(value: T): Readonly<RefObject<T>> => {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
};

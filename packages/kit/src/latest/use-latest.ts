import { useInsertionEffect, useRef, type RefObject } from 'react';

export const useLatest = <T>(value: T): Readonly<RefObject<T>> => {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
};

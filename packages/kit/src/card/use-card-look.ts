import { useEffect, useState, type RefObject } from 'react';
import { readCardLook, watchLook, type CardLook } from './card-look.ts';

export const useCardLook = (probe: RefObject<HTMLElement | null>): CardLook | null => {
  const [look, setLook] = useState<CardLook | null>(null);
  useEffect(() => {
    const element = probe.current;
    if (!element) return undefined;
    const read = (): void => setLook(readCardLook(element));
    read();
    return watchLook(element, read);
  }, [probe]);
  return look;
};

import { countFilters, dayKey, filtersToday, noFilters, type SearchFilters } from '@tele/core';
import { useNow } from '@tele/kit';
import { useState } from 'react';

export interface NarrowingOptions {
  initial: SearchFilters | undefined;
  zone: string;
  onChange: ((filters: SearchFilters) => void) | undefined;
}

export const useNarrowing = ({ initial = noFilters, zone, onChange }: NarrowingOptions) => {
  const today = useToday(zone);
  const [chosen, setChosen] = useState(initial);
  const day = dayKey(today.toISOString(), zone);
  const filters = filtersToday(chosen, day);
  const narrow = (next: SearchFilters): void => {
    setChosen(next);
    onChange?.(next);
  };
  return { today, filters, narrowing: { filters, zone, today: day }, isNarrowed: countFilters(filters) > 0, narrow };
};

/** Current instant; the same object until the zone's day ends. */
const useToday = (zone: string): Date => {
  const now = useNow();
  const day = dayKey(now.toISOString(), zone);
  const [held, setHeld] = useState({ day, now });
  if (held.day !== day) setHeld({ day, now });
  return held.now;
};

import { countFilters, dayKey, filtersToday, noFilters, type SearchFilters } from '@tele/core';
import { useNow } from '@tele/kit';
import { useState } from 'react';

export interface NarrowingOptions {
  /** By what the results are narrowed and ordered at first. */
  initial: SearchFilters | undefined;
  /** The zone that days and hours are those of. */
  zone: string;
  onChange: ((filters: SearchFilters) => void) | undefined;
}

/** The filters as they hold today in the zone shown, and the way to change them. */
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

/** The present instant, as the same object until the day of the zone ends. */
const useToday = (zone: string): Date => {
  const now = useNow();
  const day = dayKey(now.toISOString(), zone);
  const [held, setHeld] = useState({ day, now });
  if (held.day !== day) setHeld({ day, now });
  return held.now;
};

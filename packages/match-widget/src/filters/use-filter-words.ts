import type { SearchFilters } from '@tele/core';
import { useFormat } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { filtersMessages } from './filters.messages.ts';

export const useFilterWords = ({ day, part }: Pick<SearchFilters, 'day' | 'part'>) => {
  const t = useMessages(filtersMessages);
  const format = useFormat();
  const short = (key: string): string => {
    const label = format.dayLabel(key);
    return `${label.day} ${label.month}`;
  };
  const days = (): string | null => {
    if (day === null) return null;
    if (typeof day === 'string') return t[day];
    return day.from === day.to ? short(day.from) : `${short(day.from)} – ${short(day.to)}`;
  };
  return { day: days(), part: part === null ? null : t.partName({ part }) };
};

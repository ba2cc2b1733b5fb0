import { countFilters, noFilters, type FoundCounts, type SearchFilters } from '@tele/core';
import { useFormat } from '@tele/kit';
import { TextButton } from '@tele/kit/screens';
import {
  CalendarIcon,
  FeeIcon,
  LanguagesIcon,
  LatePart,
  SegmentedControl,
  Skeleton,
  SunIcon,
  useFocusKept,
  useMessages,
  UserIcon,
} from '@tele/ui';
import type { ReactNode } from 'react';
import type * as Parts from './filter-parts.ts';
import { FilterButton } from './FilterButton.tsx';
import type { FirstOf } from './FilterFields.tsx';
import { filtersMessages } from './filters.messages.ts';
import { lateFilterParts } from './late-filter-parts.ts';
import { useFilterWords } from './use-filter-words.ts';
import './filters.css';

export interface FilterBarProps {
  filters: SearchFilters;
  onFiltersChange: (filters: SearchFilters) => void;
  counts: FoundCounts | undefined;
  countsFailed: boolean;
  onCount: () => void;
  first: FirstOf;
}

export const FilterBar = (props: FilterBarProps) => {
  const { filters, onFiltersChange, counts, countsFailed, onCount, first } = props;
  const t = useMessages(filtersMessages);
  const format = useFormat();
  const words = useFilterWords(filters);
  const change = (changes: Partial<SearchFilters>): void => onFiltersChange({ ...filters, ...changes });
  const field = { filters, onChange: change, hideLabel: true };
  const count = countFilters(filters);
  const { languages, maxFeeCents } = filters;
  const panel = (children: (parts: typeof Parts) => ReactNode): ReactNode => (
    <LatePart code={lateFilterParts} loading={<Skeleton shape="block" height={88} />}>
      {children}
    </LatePart>
  );
  // 'Clear' disappears with the last filter.
  const focus = useFocusKept(String(count));
  return (
    <div
      {...focus}
      className="tele-filters"
      role="group"
      aria-label={t.title}
      onPointerEnter={() => lateFilterParts.preload()}
    >
      <FilterButton icon={CalendarIcon} name={t.day} set={words.day} onClear={() => change({ day: null })}>
        {panel(({ DayField }) => (
          <DayField {...field} />
        ))}
      </FilterButton>
      <FilterButton icon={SunIcon} name={t.part} set={words.part} onClear={() => change({ part: null })}>
        {panel(({ PartField }) => (
          <PartField {...field} />
        ))}
      </FilterButton>
      <FilterButton
        icon={LanguagesIcon}
        name={t.language}
        set={languages.length > 0 ? t.languages({ languages }) : null}
        onClear={() => change({ languages: [] })}
      >
        {panel(({ LanguageField }) => (
          <LanguageField {...field} counts={counts?.languages} failed={countsFailed} onShown={onCount} />
        ))}
      </FilterButton>
      <FilterButton icon={UserIcon} name={t.gender} set={filters.gender} onClear={() => change({ gender: null })}>
        {panel(({ GenderField }) => (
          <GenderField {...field} />
        ))}
      </FilterButton>
      <FilterButton
        icon={FeeIcon}
        name={t.fee}
        set={maxFeeCents === null ? null : t.upTo({ fee: format.wholeDollars(maxFeeCents) })}
        onClear={() => change({ maxFeeCents: null })}
      >
        {panel(({ FeeField }) => (
          <FeeField {...field} />
        ))}
      </FilterButton>
      {count > 0 && (
        <TextButton onClick={() => onFiltersChange({ ...noFilters, sort: filters.sort })}>
          {t.clearSet({ count })}
        </TextButton>
      )}
      {first !== null && (
        <span className="tele-filters__sort">
          <span aria-hidden="true">{t.sort}</span>
          <SegmentedControl
            label={t.sort}
            value={filters.sort}
            onValueChange={(sort) => change({ sort: sort === 'soonest' ? 'soonest' : 'featured' })}
            options={[
              { value: 'featured', label: t[first] },
              { value: 'soonest', label: t.soonest },
            ]}
          />
        </span>
      )}
    </div>
  );
};

import { countFilters, noFilters, type FoundCounts, type SearchFilters } from '@tele/core';
import { showError } from '@tele/kit';
import { Button, LatePart, Sheet, Skeleton, SlidersIcon, SortIcon, useMessages } from '@tele/ui';
import { useRef, useState } from 'react';
import type { WordingArgs } from '../screen/worded.ts';
import type { FirstOf } from './FilterFields.tsx';
import { filtersMessages } from './filters.messages.ts';
import { lateFilterParts } from './late-filter-parts.ts';
import './filters.css';

export interface FilterSheetProps {
  worded: WordingArgs;
  filters: SearchFilters;
  onFiltersChange: (filters: SearchFilters) => void;
  counts: FoundCounts | undefined;
  countsFailed: boolean;
  onCount: () => void;
  first: FirstOf;
}

export const FilterSheet = (props: FilterSheetProps) => {
  const { worded, filters, onFiltersChange, counts, countsFailed, onCount, first } = props;
  const t = useMessages(filtersMessages);
  const [open, setOpen] = useState(false);
  // Fields keep typed text, so clearing remounts them.
  const [cleared, setCleared] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const count = countFilters(filters);
  const close = (): void => {
    // Safari keeps focus in a field when a button is tapped: blurring validates the input.
    fields.current?.querySelector<HTMLElement>(':focus')?.blur();
    requestAnimationFrame(() => {
      if (!fields.current || !showError(fields.current)) setOpen(false);
    });
  };
  const field = {
    filters,
    onChange: (changes: Partial<SearchFilters>) => onFiltersChange({ ...filters, ...changes }),
  };
  return (
    <div className="tele-filters" data-narrow>
      <Button
        block
        variant={count > 0 ? 'soft' : 'secondary'}
        iconStart={SlidersIcon}
        aria-haspopup="dialog"
        onPointerEnter={() => lateFilterParts.preload()}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t.set({ count }) : t.title}
      </Button>
      {first !== null && (
        <Button block iconStart={SortIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {filters.sort === 'soonest' ? t.soonestFirst : t[first]}
        </Button>
      )}
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t.title}
        // Announced as it changes: the page behind the sheet is inert.
        description={<span role="status">{counts && t.found({ ...worded, ...counts })}</span>}
        footer={
          <div className="tele-filters__foot">
            <Button
              variant="ghost"
              size="lg"
              onClick={() => {
                onFiltersChange({ ...noFilters, sort: filters.sort });
                setCleared(cleared + 1);
              }}
            >
              {t.clearAll}
            </Button>
            <Button variant="primary" size="lg" onClick={close}>
              {counts ? t.show({ ...worded, count: counts.matching }) : t.showNone}
            </Button>
          </div>
        }
      >
        <LatePart code={lateFilterParts} loading={<Skeleton shape="block" height={560} />}>
          {({ SortField, DayField, PartField, LanguageField, GenderField, FeeField }) => (
            <div key={cleared} ref={fields} className="tele-filters__fields">
              <SortField {...field} first={first} />
              <DayField {...field} />
              <PartField {...field} />
              <LanguageField {...field} counts={counts?.languages} failed={countsFailed} onShown={onCount} />
              <GenderField {...field} />
              <FeeField {...field} />
            </div>
          )}
        </LatePart>
      </Sheet>
    </div>
  );
};

import {
  dropFilter,
  filtersInput,
  hasPractice,
  noFilters,
  type Droppable,
  type ProfessionId,
  type SearchFilters,
  type SearchValue,
} from '@tele/core';
import { TeleError } from '@tele/client';
import { browserZone, QueryBoundary, useDisplayZone, useHostPage, useLatest } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useEffect, useState, type Ref } from 'react';
import { FilterBar } from '../filters/FilterBar.tsx';
import type { FirstOf } from '../filters/FilterFields.tsx';
import { FilterSheet } from '../filters/FilterSheet.tsx';
import { Screen } from '../screen/Screen.tsx';
import { worded } from '../screen/worded.ts';
import { useBooker } from '../submit/booker.data.ts';
import { useSubmit } from '../submit/submit.data.ts';
import { AlertCard } from '../alerts/AlertCard.tsx';
import { NewOpenRequestButton } from './NewOpenRequestButton.tsx';
import { NobodyThere } from './NobodyThere.tsx';
import { NoneFit } from './NoneFit.tsx';
import { NoSearch } from './NoSearch.tsx';
import { Results } from './Results.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { resultsMessages } from './results.messages.ts';
import { useSearchResults, useSlots } from './results.data.ts';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { ThinResults } from './ThinResults.tsx';
import { useNarrowing } from './use-narrowing.ts';
import { useTitle } from './use-title.ts';
import './Results.css';

export interface ResultsScreenProps {
  profession: ProfessionId;
  /** Search values; `tz` sets the initial display zone. */
  search: SearchValue;
  changeSearchHref?: string;
  onChangeSearch?: () => void;
  onZoneChange?: (zone: string) => void;
  onSearchChange?: (search: SearchValue) => void;
  filters?: SearchFilters;
  onFiltersChange?: (filters: SearchFilters) => void;
  /** True if alerts can be set: they need a page that lists them. */
  canSetAlert?: boolean;
  specialistHref?: (specialistId: string) => string;
  /** Opens the page instead of the link, to pass the search on. */
  onOpenSpecialist?: (specialistId: string) => void;
  onUnknownSpecialty?: () => void;
  onPicksChange?: (count: number) => void;
  onSelectionCreated?: (made: { selectionId: string }) => void;
  /** Paid and sent: continue to the request page (spec section 2 'Results'). */
  onSubmitted: (made: { selectionId: string }) => void;
  /** Another payment attempt for the selection is still pending; its page shows the outcome. */
  onPaymentPending: (made: { selectionId: string }) => void;
  /** Opens a request that already asks for one of the picks. */
  onOpenRequest: (request: { selectionId: string }) => void;
  /** URL of the open-request form with this search; or `onNewOpenRequest` without URLs. Omitted: not offered. */
  newOpenRequestHref?: string;
  onNewOpenRequest?: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /results/:profession: specialists with their times, up to ten picks, and the payment (spec section 2 'Results'). */
export const ResultsScreen = (props: ResultsScreenProps) => {
  const { profession, changeSearchHref, onChangeSearch, onZoneChange, newOpenRequestHref, onNewOpenRequest } = props;
  const { head } = useHostPage();
  const [title, setTitle] = useTitle(props.titleRef);
  const t = useMessages(resultsMessages);
  const words = worded(profession);
  const [zone, setZone] = useDisplayZone(props.search.tz, browserZone);
  const [anyState, setAnyState] = useState(false);
  const search = anyState ? { ...props.search, state: null } : props.search;
  const { specialty, state } = search;
  const { today, filters, narrowing, isNarrowed, narrow } = useNarrowing({
    initial: props.filters,
    zone,
    onChange: props.onFiltersChange,
  });
  const [counting, setCounting] = useState(false);
  const { specialists, counts } = useSearchResults({ profession, search, narrowing, counted: isNarrowed || counting });
  const { slots, reload } = useSlots(specialists.data ?? [], specialists.dataUpdatedAt);
  const submit = useSubmit({ profession, search, onSelectionCreated: props.onSelectionCreated });
  const booker = useBooker();
  const unknown = specialists.error instanceof TeleError && specialists.error.code === 'UNKNOWN_SPECIALTY';
  const onUnknown = useLatest(props.onUnknownSpecialty);
  useEffect(() => {
    if (unknown) onUnknown.current?.();
  }, [unknown, onUnknown]);
  if (specialty === '' || unknown) {
    return (
      <Screen name="results">
        <NoSearch unknown={unknown ? specialty : null} {...{ changeSearchHref, onChangeSearch }} />
      </Screen>
    );
  }
  const chooseZone = (next: string): void => {
    setZone(next);
    onZoneChange?.(next);
  };
  const drop = (filter: Droppable): void => (filter === 'state' ? removeState() : narrow(dropFilter(filters, filter)));
  const { onSearchChange } = props;
  const onSpecialty =
    onSearchChange &&
    ((next: string): void => {
      // The pressed button disappears.
      title.current?.focus();
      onSearchChange({ ...search, specialty: next });
    });
  const removeState = (): void => {
    title.current?.focus();
    setAnyState(true);
    onSearchChange?.({ ...props.search, state: null });
  };
  return (
    <Screen name="results" flush={head !== null}>
      <ResultsHead
        {...{ profession, search, zone, changeSearchHref, onChangeSearch }}
        count={specialists.data?.length}
        counts={isNarrowed ? counts.data : undefined}
        onZoneChange={chooseZone}
        titleRef={setTitle}
      />
      <QueryBoundary
        query={specialists}
        loading={<ResultsSkeleton />}
        loadingLabel={t.loading(words)}
        errorTitle={t.failed(words)}
      >
        {(found) => {
          const { days, part } = filtersInput(narrowing) ?? {};
          const alert = props.canSetAlert === true && (
            <AlertCard
              what={{ profession, specialty, specialistId: null, state, filters: filtersInput(narrowing) ?? {} }}
              {...{ zone, booker }}
            />
          );
          const first: FirstOf = hasPractice(profession) ? 'featured' : search.reason ? 'reasonFirst' : null;
          const onCount = (): void => {
            setCounting(true);
            if (counts.isError) void counts.refetch();
          };
          const bar = {
            filters,
            onFiltersChange: narrow,
            counts: counts.data,
            countsFailed: counts.isError,
            onCount,
            first,
          };
          const ask = <NewOpenRequestButton {...{ worded: words, newOpenRequestHref, onNewOpenRequest }} />;
          // The last filter was just cleared: placeholder data is not the new list.
          if (found.length === 0 && !isNarrowed && !specialists.isPlaceholderData) {
            return (
              <NobodyThere
                worded={words}
                onAnyState={removeState}
                onSpecialty={onSpecialty}
                {...{ search, ask, alert }}
              />
            );
          }
          return (
            <Results
              key={specialty}
              thin={(thin) => (
                <ThinResults
                  {...{ worded: words, thin, alert, newOpenRequestHref, onNewOpenRequest }}
                  count={slots.length}
                  narrowed={isNarrowed}
                />
              )}
              specialists={found}
              times={{ days, part }}
              filters={(narrowed) => (narrowed ? <FilterSheet worded={words} {...bar} /> : <FilterBar {...bar} />)}
              none={
                found.length === 0 && (
                  <NoneFit
                    {...{ worded: words, counts: counts.data, zone, alert, newOpenRequestHref, onNewOpenRequest }}
                    onDrop={drop}
                    onClear={() => narrow({ ...noFilters, sort: filters.sort })}
                  />
                )
              }
              onSoonest={filters.sort === 'soonest' ? undefined : () => narrow({ ...filters, sort: 'soonest' })}
              pageHref={props.specialistHref}
              onOpenPage={props.onOpenSpecialist}
              {...{ profession, search, slots, zone, today, booker, reload, submit }}
              onPicksChange={props.onPicksChange}
              onSubmitted={props.onSubmitted}
              onPaymentPending={props.onPaymentPending}
              onOpenRequest={props.onOpenRequest}
            />
          );
        }}
      </QueryBoundary>
    </Screen>
  );
};

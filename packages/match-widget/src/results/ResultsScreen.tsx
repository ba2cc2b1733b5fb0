import { dayKey, wordingOf, type ProfessionId, type SearchValue, type Specialist } from '@tele/core';
import { QueryBoundary, useDisplayZone, useNow, useTele, ZonePicker } from '@tele/kit';
import { Button, ButtonLink, EmptyState, ErrorState, PageHeader } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { Screen } from '../screen/Screen.tsx';
import { Results } from './Results.tsx';
import { specialistsQuery, useSlots, useSubmit } from './results.data.ts';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';

export interface ResultsScreenProps {
  profession: ProfessionId;
  /** What the search form gave; `tz` decides the display zone the page opens in. */
  search: SearchValue;
  /** Where 'Change search' leads; or `onChangeSearch` where there is no address to go to. */
  changeSearchHref?: string;
  onChangeSearch?: () => void;
  /** A zone was chosen on the page, an IANA name: for a URL. */
  onZoneChange?: (zone: string) => void;
  /** The search was widened from the empty page: for a URL. */
  onSearchChange?: (search: SearchValue) => void;
  /** The selection exists and waits for its payment. */
  onSelectionCreated?: (made: { selectionId: string }) => void;
  /** Paid and sent: on to the request page (spec section 2 'Results'). */
  onSubmitted: (made: { selectionId: string }) => void;
  /** Another attempt to pay for the same selection is still under way; its page tells how it ends. */
  onPaymentPending: (made: { selectionId: string }) => void;
  headingLevel?: 1 | 2;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /results/:profession: specialists with their times, up to ten picks, and the payment (spec section 2 'Results'). */
export const ResultsScreen = (props: ResultsScreenProps) => {
  const { profession, changeSearchHref, onChangeSearch, onZoneChange, headingLevel = 1 } = props;
  const { client } = useTele();
  const [zone, setZone] = useDisplayZone(props.search.tz ?? 'browser');
  const [anyState, setAnyState] = useState(false);
  const search = anyState ? { ...props.search, state: null } : props.search;
  const { specialty, state } = search;
  const specialists = useQuery({ ...specialistsQuery(client, profession, search), enabled: specialty !== '' });
  const { slots, reload } = useSlots(specialists.data ?? []);
  const submit = useSubmit({ profession, search, onSelectionCreated: props.onSelectionCreated });
  const today = useToday(zone);
  const crumb = changeSearchHref
    ? { label: 'Change search', href: changeSearchHref }
    : onChangeSearch && { label: 'Change search', onSelect: onChangeSearch };
  if (specialty === '') {
    return (
      <Screen name="results">
        <ErrorState
          level={headingLevel}
          message="Missing specialty"
          detail="Choose a specialty to see who is free."
          action={
            changeSearchHref ? (
              <ButtonLink href={changeSearchHref}>Change search</ButtonLink>
            ) : (
              onChangeSearch && <Button onClick={onChangeSearch}>Change search</Button>
            )
          }
        />
      </Screen>
    );
  }
  const chooseZone = (next: string): void => {
    setZone(next);
    onZoneChange?.(next);
  };
  const removeState = (): void => {
    setAnyState(true);
    props.onSearchChange?.({ ...props.search, state: null });
  };
  return (
    <Screen name="results">
      <PageHeader
        level={headingLevel}
        titleRef={props.titleRef}
        crumb={crumb}
        title={state ? `${specialty} in ${state}` : specialty}
        lede={specialists.data && specialists.data.length > 0 && ledeOf(profession, specialists.data)}
        tools={<ZonePicker value={zone} onValueChange={chooseZone} />}
      />
      <QueryBoundary
        query={specialists}
        loading={<ResultsSkeleton />}
        loadingLabel="Loading specialists"
        errorTitle="Failed to load specialists"
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              title="No specialists match. Try any state."
              hint={
                state
                  ? `Nobody of this specialty is based in ${state} now; all of them see clients Australia-wide.`
                  : undefined
              }
              action={state && <Button onClick={removeState}>Search any state</Button>}
            />
          ) : (
            <Results
              key={specialty}
              specialty={specialty}
              specialists={found}
              {...{ slots, zone, today, reload, submit }}
              onSubmitted={props.onSubmitted}
              onPaymentPending={props.onPaymentPending}
            />
          )
        }
      </QueryBoundary>
    </Screen>
  );
};

const ledeOf = (profession: ProfessionId, found: readonly Specialist[]): string => {
  const { professional, professionals } = wordingOf(profession);
  return `${found.length} ${found.length === 1 ? professional : professionals}, times in the next 30 days. Pick one time each, up to 10.`;
};

/** The present instant, as the same object until the day of the zone ends. */
const useToday = (zone: string): Date => {
  const now = useNow();
  const day = dayKey(now.toISOString(), zone);
  const [held, setHeld] = useState({ day, now });
  if (held.day !== day) setHeld({ day, now });
  return held.now;
};

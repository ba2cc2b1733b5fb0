import { dayKey, type ProfessionId, type SearchValue } from '@tele/core';
import { TeleError } from '@tele/core/client';
import { browserZone, QueryBoundary, useDisplayZone, useHostPage, useLatest, useNow, useTele } from '@tele/kit';
import { Button, ButtonLink, EmptyState, ErrorState, useMessages } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type Ref } from 'react';
import { Screen } from '../screen/Screen.tsx';
import { worded } from '../screen/worded.ts';
import { useBooker } from '../submit/booker.data.ts';
import { useSubmit } from '../submit/submit.data.ts';
import { AskButton } from './AskButton.tsx';
import { Results } from './Results.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { resultsMessages } from './results.messages.ts';
import { specialistsQuery, useSlots } from './results.data.ts';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { ThinResults } from './ThinResults.tsx';

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
  /** The specialty is none of this category's, as in an old address: back to the search. */
  onUnknownSpecialty?: () => void;
  /** How many are picked, each time that it is another number. */
  onPicksChange?: (count: number) => void;
  /** The selection exists and waits for its payment. */
  onSelectionCreated?: (made: { selectionId: string }) => void;
  /** Paid and sent: on to the request page (spec section 2 'Results'). */
  onSubmitted: (made: { selectionId: string }) => void;
  /** Another attempt to pay for the same selection is still under way; its page tells how it ends. */
  onPaymentPending: (made: { selectionId: string }) => void;
  /** To an open request that already asks for one of the picks. */
  onOpenRequest: (request: { selectionId: string }) => void;
  /** Where asking for times leads, with this search; or `onAsk` where there is no address to go to. Left out, it is not offered. */
  askHref?: string;
  onAsk?: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /results/:profession: specialists with their times, up to ten picks, and the payment (spec section 2 'Results'). */
export const ResultsScreen = (props: ResultsScreenProps) => {
  const { profession, changeSearchHref, onChangeSearch, onZoneChange, askHref, onAsk } = props;
  const { client } = useTele();
  const { head } = useHostPage();
  const t = useMessages(resultsMessages);
  const words = worded(profession);
  const [zone, setZone] = useDisplayZone(props.search.tz, browserZone);
  const [anyState, setAnyState] = useState(false);
  const search = anyState ? { ...props.search, state: null } : props.search;
  const { specialty, state } = search;
  const specialists = useQuery({ ...specialistsQuery(client, profession, search), enabled: specialty !== '' });
  const { slots, reload } = useSlots(specialists.data ?? []);
  const submit = useSubmit({ profession, search, onSelectionCreated: props.onSelectionCreated });
  const booker = useBooker();
  const today = useToday(zone);
  const unknown = specialists.error instanceof TeleError && specialists.error.code === 'UNKNOWN_SPECIALTY';
  const onUnknown = useLatest(props.onUnknownSpecialty);
  useEffect(() => {
    if (unknown) onUnknown.current?.();
  }, [unknown, onUnknown]);
  if (specialty === '' || unknown) {
    return (
      <Screen name="results">
        <ErrorState
          level={1}
          message={unknown ? t.unknownSpecialty({ specialty }) : t.missingSpecialty}
          detail={t.missingSpecialtyHint}
          action={
            changeSearchHref ? (
              <ButtonLink href={changeSearchHref}>{t.changeSearch}</ButtonLink>
            ) : (
              onChangeSearch && <Button onClick={onChangeSearch}>{t.changeSearch}</Button>
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
    <Screen name="results" flush={head !== null}>
      <ResultsHead
        {...{ profession, search, zone, changeSearchHref, onChangeSearch }}
        count={specialists.data?.length}
        onZoneChange={chooseZone}
        titleRef={props.titleRef}
      />
      <QueryBoundary
        query={specialists}
        loading={<ResultsSkeleton />}
        loadingLabel={t.loading(words)}
        errorTitle={t.failed(words)}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              title={t.none(words)}
              hint={state ? t.noneInState({ ...words, specialty, state }) : undefined}
              action={
                <>
                  {state && <Button onClick={removeState}>{t.anyState}</Button>}
                  <AskButton {...{ worded: words, askHref, onAsk }} />
                </>
              }
            />
          ) : (
            <Results
              key={specialty}
              thin={<ThinResults {...{ worded: words, slots, askHref, onAsk }} />}
              specialists={found}
              {...{ profession, search, slots, zone, today, booker, reload, submit }}
              onPicksChange={props.onPicksChange}
              onSubmitted={props.onSubmitted}
              onPaymentPending={props.onPaymentPending}
              onOpenRequest={props.onOpenRequest}
            />
          )
        }
      </QueryBoundary>
    </Screen>
  );
};

/** The present instant, as the same object until the day of the zone ends. */
const useToday = (zone: string): Date => {
  const now = useNow();
  const day = dayKey(now.toISOString(), zone);
  const [held, setHeld] = useState({ day, now });
  if (held.day !== day) setHeld({ day, now });
  return held.now;
};

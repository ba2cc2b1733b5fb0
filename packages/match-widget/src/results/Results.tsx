import { isWanted, type DayRange, type PartOfDay, type Slot, type Specialist } from '@tele/core';
import { useFocusKept } from '@tele/ui';
import { useState, type ReactNode } from 'react';
import { SubmitSheet } from '../submit/SubmitSheet.tsx';
import { CategoryNotices } from '../notices/CategoryNotices.tsx';
import { worded } from '../screen/worded.ts';
import { MoneyLine } from './MoneyLine.tsx';
import { ResultsList, type SlotsState } from './ResultsList.tsx';
import { PickingBar } from './PickingBar.tsx';
import { howThin, type Thin } from './thin.ts';
import { usePicking, type PickingOptions } from './use-picking.ts';
import './Results.css';

export interface ResultsProps extends Omit<PickingOptions, 'found'> {
  specialists: readonly Specialist[];
  times: { days?: DayRange | undefined; part?: PartOfDay | undefined };
  thin?: (thin: Thin) => ReactNode;
  filters?: (narrow: boolean) => ReactNode;
  none?: ReactNode;
  /** Any instant of today; must stay the same object all day. */
  today: Date;
  onSoonest?: (() => void) | undefined;
  pageHref?: ((specialistId: string) => string) | undefined;
  onOpenPage?: ((specialistId: string) => void) | undefined;
}

export const Results = (props: ResultsProps) => {
  const { profession, search, specialists, slots, zone, today, times, none } = props;
  const words = worded(profession);
  const thin = howThin(slots);
  const picking = usePicking({ ...props, found: specialists });
  const { picks, full } = picking;
  const shown = useShownSlots(slots, times, zone);
  // Removing the last pick may remove the bar.
  const focus = useFocusKept(picking.hasBar ? 'bar' : 'none');
  return (
    <div {...focus} className="tele-results">
      <ResultsList
        {...{ specialists, picks, full, zone, today, none }}
        slots={shown}
        isPart={shown !== slots}
        before={
          <>
            {(specialists.length > 0 || picks.length > 0) && <MoneyLine worded={words} />}
            <CategoryNotices profession={profession} place="results" specialty={search.specialty} />
            {thin === 'no-times' && props.thin?.(thin)}
          </>
        }
        after={thin === 'few' && props.thin?.(thin)}
        head={props.filters}
        onSoonest={props.onSoonest}
        pageHref={props.pageHref}
        onOpenPage={props.onOpenPage}
        onPick={picking.toggle}
        onSkip={picking.skip}
        onRetry={picking.retry}
      >
        {(layout) => <PickingBar picking={picking} narrow={layout.stacked} />}
      </ResultsList>
      <SubmitSheet {...picking.sheet} />
    </div>
  );
};

/** Filtered times. Lists keep their identity while inputs do, so cards re-render only for their own times. */
const useShownSlots = (
  slots: readonly SlotsState[],
  { days, part }: ResultsProps['times'],
  zone: string,
): readonly SlotsState[] => {
  const of = [days?.from, days?.to, part, zone].join(' ');
  const [kept, keep] = useState(() => ({ of, lists: new WeakMap<object, readonly Slot[]>() }));
  const { lists } = kept.of === of ? kept : { lists: new WeakMap<object, readonly Slot[]>() };
  if (kept.of !== of) keep({ of, lists });
  if (!days && part === undefined) return slots;
  return slots.map((state) => {
    if (state.data === undefined) return state;
    const data = lists.get(state.data) ?? state.data.filter(({ startISO }) => isWanted(startISO, { zone, days, part }));
    lists.set(state.data, data);
    return { error: state.error, isFetching: state.isFetching, data };
  });
};

import type { Slot, SlotPick, Specialist } from '@tele/core';
import { SpecialistCard } from './SpecialistCard.tsx';
import { useListLayout, type ListLayout } from './use-list-width.ts';
import { useLatest } from '@tele/kit';
import { useFocusKept } from '@tele/ui';
import { useCallback, type ReactNode } from 'react';
import './ResultsList.css';

export interface SlotsState {
  data: readonly Slot[] | undefined;
  error: Error | null;
  isFetching: boolean;
}

export interface ResultsListProps {
  specialists: readonly Specialist[];
  slots: readonly SlotsState[];
  isPart?: boolean;
  picks: readonly SlotPick[];
  full: boolean;
  zone: string;
  today: Date;
  onPick: (specialistId: string, slotISO: string) => void;
  onSkip: () => void;
  onRetry: (specialistId: string) => void;
  before?: ReactNode;
  after?: ReactNode;
  head?: ((narrow: boolean) => ReactNode) | undefined;
  none?: ReactNode;
  onSoonest?: (() => void) | undefined;
  pageHref?: ((specialistId: string) => string) | undefined;
  onOpenPage?: ((specialistId: string) => void) | undefined;
  children?: (layout: ListLayout) => ReactNode;
}

const cardsDrawnAtOnce = 3;

/** Cards that each re-render only for their own slots. */
export const ResultsList = (props: ResultsListProps) => {
  const { specialists, slots, picks, full, zone, today, onPick, onSkip, onRetry, pageHref, children } = props;
  const latestSoonest = useLatest(props.onSoonest);
  const hasSoonest = props.onSoonest !== undefined;
  // Stable function: every card receives it.
  const soonest = useCallback(() => latestSoonest.current?.(), [latestSoonest]);
  const latestOpen = useLatest(props.onOpenPage);
  const hasOpen = props.onOpenPage !== undefined;
  const openPage = useCallback((specialistId: string) => latestOpen.current?.(specialistId), [latestOpen]);
  const [ref, layout] = useListLayout();
  // The button that drops a filter disappears once there are results.
  const focus = useFocusKept(props.none ? 'none' : 'some');
  const pickOf = new Map(picks.map((pick) => [pick.specialistId, pick.slotISO]));
  return (
    <>
      {props.before}
      <div ref={ref} className="tele-results-list">
        <div {...focus} className="tele-results-list__top">
          {props.head?.(layout.stacked)}
          {props.none}
        </div>
        {specialists.map((specialist, index) => {
          const pickedISO = pickOf.get(specialist.specialistId) ?? null;
          const state = slots[index];
          return (
            <SpecialistCard
              key={specialist.specialistId}
              specialist={specialist}
              slots={state?.data}
              isPart={props.isPart}
              error={state?.error ?? null}
              retrying={state?.isFetching ?? false}
              pickedISO={pickedISO}
              full={full && pickedISO === null}
              zone={zone}
              today={today}
              layout={layout}
              startsNear={index < cardsDrawnAtOnce}
              onSoonest={hasSoonest ? soonest : undefined}
              pageHref={pageHref?.(specialist.specialistId)}
              onOpenPage={hasOpen ? openPage : undefined}
              onPick={onPick}
              onSkip={onSkip}
              onRetry={onRetry}
            />
          );
        })}
        {props.after}
      </div>
      {children?.(layout)}
    </>
  );
};

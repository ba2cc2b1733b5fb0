import type { Slot, SlotPick, Specialist } from '@tele/core';
import { SpecialistCard } from './SpecialistCard.tsx';
import { useListLayout, type ListLayout } from './use-list-width.ts';
import type { ReactNode } from 'react';
import './ResultsList.css';

/** What is known of one specialist's slots. */
export interface SlotsState {
  data: readonly Slot[] | undefined;
  isError: boolean;
  isFetching: boolean;
}

export interface ResultsListProps {
  specialists: readonly Specialist[];
  /** In the order of the specialists. */
  slots: readonly SlotsState[];
  picks: readonly SlotPick[];
  full: boolean;
  zone: string;
  /** Some instant of today; the same object all day. */
  today: Date;
  onPick: (specialistId: string, slotISO: string) => void;
  /** To the button that submits. */
  onSkip: () => void;
  onRetry: (specialistId: string) => void;
  /** The foot, which is laid out by the same width. */
  children?: (layout: ListLayout) => ReactNode;
}

const cardsDrawnAtOnce = 3;

/** The cards, each by itself: what one specialist's slots do, no other card is told. */
export const ResultsList = (props: ResultsListProps) => {
  const { specialists, slots, picks, full, zone, today, onPick, onSkip, onRetry, children } = props;
  const [ref, layout] = useListLayout();
  const pickOf = new Map(picks.map((pick) => [pick.specialistId, pick.slotISO]));
  return (
    <>
      <div ref={ref} className="tele-results-list">
        {specialists.map((specialist, index) => {
          const pickedISO = pickOf.get(specialist.specialistId) ?? null;
          const state = slots[index];
          return (
            <SpecialistCard
              key={specialist.specialistId}
              specialist={specialist}
              slots={state?.data}
              failed={state?.isError ?? false}
              retrying={state?.isFetching ?? false}
              pickedISO={pickedISO}
              full={full && pickedISO === null}
              zone={zone}
              today={today}
              layout={layout}
              startsNear={index < cardsDrawnAtOnce}
              onPick={onPick}
              onSkip={onSkip}
              onRetry={onRetry}
            />
          );
        })}
      </div>
      {children?.(layout)}
    </>
  );
};

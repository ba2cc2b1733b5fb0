import type { SlotsState } from './ResultsList.tsx';

/** Fewer specialists than this are few. */
const fewerThan = 3;

/** Whether a search found too little to choose from: few specialists, or none of them with a free time. Times that are not known yet count as free. */
export function howThin(slots: readonly SlotsState[]): 'few' | 'no-times' | null {
  if (slots.length > 0 && slots.every(({ data }) => data?.length === 0)) return 'no-times';
  return slots.length > 0 && slots.length < fewerThan ? 'few' : null;
}

import type { SlotsState } from './ResultsList.tsx';

const fewerThan = 3;

export type Thin = 'few' | 'no-times';

/** Thin results: few specialists, or none with a free time. Unknown times count as free. */
export function howThin(slots: readonly SlotsState[]): Thin | null {
  if (slots.length > 0 && slots.every(({ data }) => data?.length === 0)) return 'no-times';
  return slots.length > 0 && slots.length < fewerThan ? 'few' : null;
}

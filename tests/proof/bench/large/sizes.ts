import type { LargeSize } from '../../../../apps/api/src/testing/large-size.ts';

/** Smallest size: 90 % in the searched specialty, for full result pages. */
export const small: LargeSize = {
  specialists: 100,
  crowd: 900,
  patients: 100,
  selections: 1_000,
  busy: 1,
  bookingsOfOne: 100,
  records: 300,
  blocksOfOne: 10,
  partners: 1,
};

/** This many specialists, 5 % in the searched specialty; each with ten requests and ten blocks. */
export function largeOf(all: number): LargeSize {
  const crowd = Math.round(all / 20);
  const specialists = all - crowd;
  return {
    ...small,
    specialists,
    crowd,
    patients: specialists,
    selections: specialists * 10,
    busy: 10,
    bookingsOfOne: 100,
    records: specialists * 3,
    partners: Math.round(all / 100),
  };
}

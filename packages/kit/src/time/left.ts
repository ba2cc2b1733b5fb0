export interface TimeLeft {
  /** Whole seconds, rounded up, never below 0. */
  seconds: number;
  /** '31:08'; with hours, '1:02:08'. */
  clock: string;
  /** Whole minutes, rounded up: 32 for '31:08'. */
  minutes: number;
}

const two = (part: number): string => String(part).padStart(2, '0');

export function leftUntil(untilISO: string, now: Date): TimeLeft {
  const seconds = Math.max(0, Math.ceil((Date.parse(untilISO) - now.getTime()) / 1_000));
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { seconds, clock, minutes: Math.ceil(seconds / 60) };
}

/** Minutes before the end that are announced, once each; urgent from the second last. */
export const announcedMinutes = [10, 5, 1] as const;

/** The announcement due now: the smallest one reached; null before the first and after the end. */
export function announcedAt({ minutes, seconds }: TimeLeft): number | null {
  if (seconds === 0) return null;
  return announcedMinutes.filter((each) => minutes <= each).at(-1) ?? null;
}

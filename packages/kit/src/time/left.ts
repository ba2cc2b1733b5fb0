/** What is left until an end, for a clock that counts down. */
export interface TimeLeft {
  /** Whole seconds, never below 0: the last one is shown until it is over. */
  seconds: number;
  /** '31:08'; '1:02:08' from an hour on. */
  clock: string;
  /** Whole minutes that have begun: 32 of '31:08'. */
  minutes: number;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** How long it is until an end (ISO instant in UTC). */
export function leftUntil(untilISO: string, now: Date): TimeLeft {
  const seconds = Math.max(0, Math.ceil((Date.parse(untilISO) - now.getTime()) / 1_000));
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { seconds, clock, minutes: Math.ceil(seconds / 60) };
}

/** Minutes before the end at which it is said, once each; at the last but one of them it begins to be urgent. */
export const announcedMinutes = [10, 5, 1] as const;

/** Which of those is said now: the least that was reached; null before the first, and once it is over. */
export function announcedAt({ minutes, seconds }: TimeLeft): number | null {
  if (seconds === 0) return null;
  return announcedMinutes.filter((each) => minutes <= each).at(-1) ?? null;
}

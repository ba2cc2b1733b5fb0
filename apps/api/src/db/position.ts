/** Log position (LSN) of the leader, in text that sorts by position. */
export type Position = string;

/** A position that no replica reaches: only the leader answers. */
export const unreached: Position = 'F'.repeat(16);

/** PostgreSQL writes `16/B374D848`. */
export function positionOf(lsn: string): Position {
  return lsn
    .split('/')
    .map((half) => half.padStart(8, '0'))
    .join('');
}

/** Caller's position. Invalid text counts as unreached, which is always safe. */
export function readPosition(given: string | undefined): Position | undefined {
  return given === undefined || /^[0-9A-F]{16}$/.test(given) ? given : unreached;
}

/**
 * A place in the log that replicas follow (an LSN), written so that the later of two is the greater text. A replica that has
 * replayed it shows all that was committed before.
 */
export type Position = string;

/** Where nobody has come to: only the leader answers whoever knows of it. */
export const unreached: Position = 'F'.repeat(16);

/** What PostgreSQL writes as `16/B374D848`. */
export function positionOf(lsn: string): Position {
  return lsn
    .split('/')
    .map((half) => half.padStart(8, '0'))
    .join('');
}

/** What a caller sends. Whatever is no position is one that nobody has reached: that is never wrong, and never an error. */
export function readPosition(given: string | undefined): Position | undefined {
  return given === undefined || /^[0-9A-F]{16}$/.test(given) ? given : unreached;
}

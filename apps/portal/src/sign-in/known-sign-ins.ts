/**
 * How far a sign-in for a partner's page is known to have come in this browser: `answered` once the page that began it has answered its window,
 * `approved` once the person was signed in for it, in whichever tab.
 */
export type Known = 'unknown' | 'answered' | 'approved';

type Entry = [signInId: string, known: Exclude<Known, 'unknown'>];

/** A page that is tried again and again leaves no more than these; each ends at the API within minutes. */
const MOST = 8;

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && (value[1] === 'answered' || value[1] === 'approved');

function entriesOf(text: string | null): Entry[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** What the kept text knows of a sign-in. */
export const knownOf = (text: string | null, signInId: string): Known =>
  entriesOf(text).find(([id]) => id === signInId)?.[1] ?? 'unknown';

/** The text with what is now known of a sign-in, the newest last. What was approved is never less than that. */
export function withKnown(text: string | null, signInId: string, known: Exclude<Known, 'unknown'>): string {
  const entry: Entry = [signInId, knownOf(text, signInId) === 'approved' ? 'approved' : known];
  return JSON.stringify([...entriesOf(text).filter(([id]) => id !== signInId), entry].slice(-MOST));
}

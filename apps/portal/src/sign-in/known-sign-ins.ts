/** Known progress of a partner sign-in: `answered` by the opening page, or `approved` by the person, in any tab. */
export type Known = 'unknown' | 'answered' | 'approved';

type Entry = [signInId: string, known: Exclude<Known, 'unknown'>];

/** Maximum stored sign-ins; each ends at the API within minutes. */
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

export const knownOf = (text: string | null, signInId: string): Known =>
  entriesOf(text).find(([id]) => id === signInId)?.[1] ?? 'unknown';

/** Text with the sign-in's new state, newest last. `approved` is never downgraded. */
export function withKnown(text: string | null, signInId: string, known: Exclude<Known, 'unknown'>): string {
  const entry: Entry = [signInId, knownOf(text, signInId) === 'approved' ? 'approved' : known];
  return JSON.stringify([...entriesOf(text).filter(([id]) => id !== signInId), entry].slice(-MOST));
}

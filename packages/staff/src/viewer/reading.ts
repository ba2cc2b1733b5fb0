import type { DocumentKind } from '@tele/core';
import { createStore, wait, withLimit } from '@tele/client';
import { openPapers } from './open-papers.ts';
import { UnreadableFile, type Papers } from './papers.ts';

const fileLimitMs = 60_000;
const readLimitMs = 30_000;

/** State of a requested document: no link, no file, or an unreadable file. */
export type Opened =
  | { tag: 'opening' }
  | { tag: 'shown'; papers: Papers }
  | { tag: 'failed'; why: 'no-link' | 'no-file' | 'unreadable'; error: unknown };

export type Reading = Readonly<Partial<Record<DocumentKind, Opened>>>;

export type LinkTo = (kind: DocumentKind) => Promise<{ url: string }>;

/** Open documents of an application. Each is fetched once and kept in memory, since openings are audited. */
export function createReading(linkTo: LinkTo) {
  let life = new AbortController();
  let readers = 0;
  const { read, set, subscribe } = createStore<Reading>({}, (count) => {
    readers = count;
    // Delayed: React's strict mode unmounts and remounts at once.
    if (count === 0) void wait(0).then(() => readers === 0 && close());
  });
  const put = (kind: DocumentKind, next: Opened): void => set({ ...read(), [kind]: next });
  const close = (): void => {
    life.abort();
    life = new AbortController();
    for (const one of Object.values(read())) if (one.tag === 'shown') one.papers.close();
    set({});
  };
  return {
    read,
    subscribe,
    /** Opens a document once; retries after a failure. */
    open: async (kind: DocumentKind): Promise<void> => {
      const held = read()[kind];
      if (held && held.tag !== 'failed') return;
      const { signal } = life;
      put(kind, { tag: 'opening' });
      const next = await openDocument(kind, linkTo, signal);
      if (!signal.aborted) put(kind, next);
      else if (next.tag === 'shown') next.papers.close();
    },
  };
}

async function openDocument(kind: DocumentKind, linkTo: LinkTo, signal: AbortSignal): Promise<Opened> {
  const failed =
    (why: 'no-link' | 'no-file') =>
    (error: unknown): Opened => ({ tag: 'failed', why, error });
  const link = await linkTo(kind).catch(failed('no-link'));
  if (!('url' in link)) return link;
  const bytes = await withLimit(fileLimitMs, fetchFile(link.url, signal)).catch(failed('no-file'));
  if (!(bytes instanceof ArrayBuffer)) return bytes;
  try {
    return { tag: 'shown', papers: await withLimit(readLimitMs, openPapers(bytes)) };
  } catch (error) {
    return { tag: 'failed', why: error instanceof UnreadableFile ? 'unreadable' : 'no-file', error };
  }
}

async function fetchFile(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  // oxlint-disable-next-line no-restricted-globals -- storage must not get the client's token
  const answer = await fetch(url, { signal, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error(`Storage answered ${answer.status}.`);
  return answer.arrayBuffer();
}

import type { DraftStore } from './draft-store.ts';
import type { Draft } from './draft.ts';

/** How long to wait before another try: 4 s, then twice as long each time, at most a minute. */
const retryMs = (failures: number): number => Math.min(60_000, 2_000 * 2 ** Math.min(failures, 10));

const waitsForATry = ({ pending, failures, status, theirs, signedOut }: Draft): boolean =>
  pending.length > 0 && failures > 0 && status !== 'saving' && !theirs && !signedOut;

type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;

const kept = new WeakSet<DraftStore>();

/**
 * Sends again what failed to save, and asks before the page is left with edits that are not saved. It begins with the first
 * calendar of a store and lasts as long as the page: edits outlive the screen they were made on.
 */
export const keepTrying = (store: DraftStore, page: Page): void => {
  if (kept.has(store)) return;
  kept.add(store);
  const warn = (event: Event): void => event.preventDefault();
  let timer: number | undefined;
  let failures = 0;
  store.subscribe(() => {
    const draft = store.read();
    if (draft.pending.length > 0) page.addEventListener('beforeunload', warn);
    else page.removeEventListener('beforeunload', warn);
    const next = waitsForATry(draft) ? draft.failures : 0;
    if (next === failures) return;
    page.clearTimeout(timer);
    failures = next;
    if (next > 0) timer = page.setTimeout(store.retry, retryMs(next));
  });
};

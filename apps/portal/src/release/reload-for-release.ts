import { stored } from '../session/stored.ts';

const indexLimitMs = 5_000;
/** Time to wait for a reload before showing the failure. */
const reloadLimitMs = 10_000;
const entryTag = /<script type="module"[^>]* src="([^"]+)"/;
/** Suffix of the stored text until the reloaded page reports the update. */
const untold = '!';

/** Entry script of the newest release; its name changes with every release. */
const newestEntry = (): Promise<string | undefined> =>
  fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(indexLimitMs) })
    .then((response) => response.text())
    .then(
      (html) => entryTag.exec(html)?.[1],
      () => undefined,
    );

/** Reloads a page whose release's files may be gone: once per release, so mixed servers cause no loop. */
export async function reloadForRelease({ document, location }: Window): Promise<void> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const newest = await newestEntry();
  const seen = stored.releases.read() ?? '';
  if (!own || !newest || newest === own || seen.includes(newest)) return;
  stored.releases.write(`${seen} ${own} ${newest}${untold}`);
  // Without storage, reloads could loop.
  if (!stored.releases.read()) return;
  location.reload();
  await new Promise((resolve) => void setTimeout(resolve, reloadLimitMs));
}

/** True once after a reload for a release. */
export function wasUpdated(): boolean {
  const seen = stored.releases.read();
  if (!seen?.endsWith(untold)) return false;
  stored.releases.write(seen.slice(0, -untold.length));
  return true;
}

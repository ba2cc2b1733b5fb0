/** A file of the script: its hash as `integrity` has it, of which its name is the beginning, and the numbers of all the files that it needs. */
export type Chunk = readonly [integrity: string, ...needed: readonly number[]];

/** The name of a file by its hash. */
export const fileName = (hash: string): string => `c-${hash.slice(0, 10).replace(/[+/]/g, '-')}.js`;

/** The nonce that the page gave the script, for a Content-Security-Policy that asks for one. */
const nonceOf = (page: Document, script: string): string =>
  Array.from(page.scripts).find(({ src }) => src === script)?.nonce ?? '';

/** How long a file that did not come is waited for before it is asked for again, in milliseconds. */
const pause = 1000;
/** How long a file may take, in milliseconds. */
const limit = 30_000;

/**
 * Imports a file by its number, `known` being those that a page may want first, whose last one lists all others; after the browser has checked it, and each that it needs, against its hash: `import()` takes no hash, but what a
 * `modulepreload` has fetched and checked is what it then finds. That remembers a failure for as long as the page is open, so a `preload` comes
 * before it; and as that does the same for an address and its hashes together, each further attempt names one more, of a weaker kind, which
 * browsers then leave out. Tries once more, since a connection may have been gone for a moment, and rejects when a file cannot be fetched
 * or is not what was published.
 */
export function importChecked(known: readonly Chunk[], { page, base }: { page: Document; base: string }) {
  let chunks = known;
  const checked = new Map<number, Promise<void>>();
  let attempts = 0;
  const addressOf = (id: number): string => base + fileName(chunks[id]?.[0] ?? '');
  const fetchBy = (rel: string, id: number, integrity: string): Promise<void> => {
    const link = Object.assign(page.createElement('link'), {
      rel,
      as: 'script',
      crossOrigin: 'anonymous',
      integrity,
      nonce: nonceOf(page, import.meta.url),
      href: addressOf(id),
    });
    let timer: ReturnType<typeof setTimeout>;
    return new Promise<void>((resolve, reject) => {
      const fail = (): void => reject(new Error(`${link.href} did not load, or does not match its published hash.`));
      timer = setTimeout(fail, limit);
      link.onload = () => resolve();
      link.onerror = fail;
      page.head.append(link);
    }).finally(() => {
      clearTimeout(timer);
      link.remove();
    });
  };
  const attempt = async (id: number, hashes: string): Promise<void> => {
    await fetchBy('preload', id, hashes);
    await fetchBy('modulepreload', id, hashes);
  };
  const check = (id: number): Promise<void> => {
    const hash = `sha256-${chunks[id]?.[0]}`;
    const again = (): string => `${hash} sha256-${'A'.repeat((attempts += 4))}`;
    const held =
      checked.get(id) ??
      attempt(id, attempts > 0 ? again() : hash).catch(async () => {
        await new Promise((resolve) => void setTimeout(resolve, pause));
        return attempt(id, again());
      });
    checked.set(id, held);
    held.catch(() => checked.delete(id));
    return held;
  };
  const fetchFile = async (id: number): Promise<unknown> => {
    const [, ...needed] = chunks[id] ?? [''];
    await Promise.all([...needed, id].map(check));
    return import(/* @vite-ignore */ addressOf(id));
  };
  /** Has the list of the others come. */
  const more = async (): Promise<void> => {
    const { others } = (await fetchFile(known.length - 1)) as { others: readonly Chunk[] };
    chunks = [...known, ...others];
  };
  return async (id: number): Promise<unknown> => {
    if (id >= chunks.length) await more();
    const file = await fetchFile(id);
    // Ahead of need: what a widget fetches late is among the others.
    if (chunks === known) more().catch(() => undefined);
    return file;
  };
}

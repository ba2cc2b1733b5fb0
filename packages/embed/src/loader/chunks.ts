/** Script file: its integrity hash, which its name is based on, and the numbers of files it needs. */
export type Chunk = readonly [integrity: string, ...needed: readonly number[]];

export const fileName = (hash: string): string => `c-${hash.slice(0, 10).replace(/[+/]/g, '-')}.js`;

const nonceOf = (page: Document, script: string): string =>
  Array.from(page.scripts).find(({ src }) => src === script)?.nonce ?? '';

/** Delay before retrying a failed file, in milliseconds. */
const pause = 1000;
/** Time limit of a file, in milliseconds. */
const limit = 30_000;

/** `import()` takes no hash, but reuses a checked `modulepreload`. That remembers failures, so a `preload` goes first;
 * retries add a dummy hash. */
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
  const more = async (): Promise<void> => {
    const { others } = (await fetchFile(known.length - 1)) as { others: readonly Chunk[] };
    chunks = [...known, ...others];
  };
  return async (id: number): Promise<unknown> => {
    if (id >= chunks.length) await more();
    const file = await fetchFile(id);
    // Preloaded, since a widget's late files are among the others.
    if (chunks === known) more().catch(() => undefined);
    return file;
  };
}

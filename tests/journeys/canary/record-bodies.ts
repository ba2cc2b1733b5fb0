import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { found } from './find.ts';
import { tellOfPage } from './in-page.ts';
import type { Canary } from './words.ts';

/** Text that others than Tele could see. */
export interface ObservedText {
  where: string;
  text: string;
}

interface Watched {
  /** Origins of the partner's pages. */
  hosts: readonly string[];
  /** Origin whose request bodies may carry personal details. */
  api: string;
  /** Selector of a widget in the document itself; '' for one in a shadow root. */
  widget: string;
}

export interface Watch {
  /** Everything seen so far; storage, cookies and addresses as they are now. */
  seen: () => Promise<ObservedText[]>;
  /** Request bodies sent to the API. */
  sent: () => string[];
  /** API responses that a browser may cache on disk. */
  kept: () => Promise<ObservedText[]>;
}

async function stored(page: Page): Promise<ObservedText[]> {
  const texts = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(
      caches_.map(async (cache) =>
        Promise.all((await cache.keys()).map(async (key) => `${key.url} ${await (await cache.match(key))?.text()}`)),
      ),
    );
    return [
      ...kept.flat(),
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      document.cookie,
      window.name,
      document.title,
      document.referrer,
      location.href,
      JSON.stringify(history.state),
      JSON.stringify(performance.getEntries()),
    ];
  });
  return texts.map((text) => ({ where: `left at ${new URL(page.url()).origin}`, text }));
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Value within 15 s, or null: Playwright sometimes never resolves, and has no timeout for these calls. */
const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  Promise.race([answer, wait(15_000, null, { ref: false })]);

/** Storage of every origin of the context. Playwright opens pages for this; a hung one is closed and retried. */
async function storage(context: BrowserContext): Promise<Storage> {
  const before = new Set(context.pages());
  const answer = context.storageState({ indexedDB: true });
  const kept = await inTime(answer);
  if (kept) return kept;
  const itsPages = context.pages().filter((page) => !before.has(page));
  console.warn(`The browser’s storage was not read in time, at: ${itsPages.map((page) => page.url()).join(', ')}`);
  await inTime(Promise.allSettled([...itsPages.map((page) => page.close()), answer]));
  const again = await inTime(context.storageState({ indexedDB: true }));
  if (!again) throw new Error('What the browser keeps could not be read.');
  return again;
}

/** Records, for all pages of a context from now on, what reaches others than Tele. */
export async function watch(context: BrowserContext, { hosts, api, widget }: Watched): Promise<Watch> {
  const seen: ObservedText[] = [];
  const sent: string[] = [];
  const kept: ObservedText[] = [];
  const pending: Promise<void>[] = [];
  const note = (where: string, text: string) => void seen.push({ where, text });
  const isHost = (url: string) => hosts.some((host) => url.startsWith(`${host}/`));
  const settle = (work: Promise<void>) => void pending.push(work.catch(() => undefined));

  const noteRequest = async (request: Request) => {
    const url = request.url();
    // A navigation request has no frame yet.
    const from = request.isNavigationRequest() ? 'the browser' : new URL(request.frame().url()).origin;
    note('address', url);
    const body = request.postDataBuffer()?.toString('utf8') ?? '';
    if (url.startsWith(`${api}/`)) sent.push(body);
    else note(`body from ${from} to ${new URL(url).origin}`, body);
    const headers = (await inTime(request.allHeaders())) ?? request.headers();
    for (const [name, value] of Object.entries(headers)) note(`header from ${from}, ${name}`, value);
  };
  const noteAnswer = async (response: Response) => {
    if (!response.url().startsWith(`${api}/`)) return;
    const { 'cache-control': control = '' } = (await inTime(response.allHeaders())) ?? response.headers();
    if (control.includes('no-store')) return;
    const text = await inTime(response.text());
    if (text !== null) kept.push({ where: `kept ${response.url()}`, text });
  };
  context.on('request', (request) => settle(noteRequest(request)));
  context.on('response', (response) => settle(noteAnswer(response)));
  context.on('console', (message) => note(`console ${message.type()}`, message.text()));
  context.on('weberror', (error) => note('error', String(error.error().stack)));
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => note('address', frame.url()));
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => note('socket', String(payload))));
  });
  await context.exposeBinding('canaryTell', ({ frame }, where: string, text: string) => {
    if (isHost(frame.url())) note(where, text);
  });
  await context.addInitScript(tellOfPage, widget);

  return {
    sent: () => sent,
    kept: async () => {
      await Promise.all(pending);
      return kept;
    },
    seen: async () => {
      await Promise.all(pending);
      const pages = context.pages().filter((page) => !page.isClosed() && isHost(page.url()));
      const left = (await Promise.all(pages.map(stored))).flat();
      const { cookies, origins } = await storage(context);
      const stores = origins.map((one) => ({ where: `stored at ${one.origin}`, text: JSON.stringify(one) }));
      return [...seen, ...left, ...stores, { where: 'cookies', text: JSON.stringify(cookies) }];
    },
  };
}

export function leaks(seen: readonly ObservedText[], canaries: readonly Canary[]): string[] {
  const namesByText = new Map<string, string[]>();
  return seen.flatMap(({ where, text }) => {
    const what = namesByText.get(text) ?? found(text, canaries);
    namesByText.set(text, what);
    return what.map((is) => `${where} tells the ${is}: ${text.slice(0, 300)}`);
  });
}

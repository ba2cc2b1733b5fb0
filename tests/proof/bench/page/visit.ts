// First visit on a slow phone: time until usable, and the requests by then.
import type { Browser, BrowserContext, CDPSession } from 'playwright';

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Visit {
  /** Seconds from navigation to the first usable frame. */
  usable: number;
  /** Requests sent by then, without preflights. */
  requests: number;
  preflights: number;
  /** kB received by then: headers and compressed bodies. */
  kilobytes: number;
}

declare global {
  interface Window {
    /** Reports the usable moment, in milliseconds since 1970. */
    usableAt: (at: number) => void;
  }
}

/** performance.md 'What a page must load': 4x CPU, 1.6 Mbps, 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;

/** Records network traffic, timed in seconds of the browser process's clock. */
function record(cdp: CDPSession) {
  const sent: { at: number; preflight: boolean }[] = [];
  const came: { at: number; bytes: number }[] = [];
  cdp.on('Network.requestWillBeSent', ({ timestamp, request }) => {
    if (request.url.startsWith('http')) sent.push({ at: timestamp, preflight: request.method === 'OPTIONS' });
  });
  cdp.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) =>
    came.push({ at: timestamp, bytes: encodedDataLength }),
  );
  return { sent, came };
}

/** Opens `url` without a cache, with the session in `storage`. Looks for `usable` in all frames and shadow roots. */
export async function visit(browser: Browser, url: string, usable: string, storage?: Storage): Promise<Visit> {
  const context = await browser.newContext({
    storageState: storage,
    viewport: { width: 390, height: 844 },
    timezoneId: 'Australia/Sydney',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const found = new Promise<number>((done) => {
      void context.exposeBinding('usableAt', (_, at: number) => done(at));
    });
    await page.addInitScript((selector) => {
      const look = (): void => {
        const roots = [
          document,
          ...[...document.querySelectorAll('[api-base]')].flatMap((one) => one.shadowRoot ?? []),
        ];
        if (roots.some((root) => root.querySelector(selector)))
          window.usableAt(performance.timeOrigin + performance.now());
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, usable);
    const { sent, came } = record(cdp);
    await page.goto(url, { waitUntil: 'commit' });
    const late = new Promise<never>((_, fail) =>
      setTimeout(() => fail(new Error(`${url} was not usable within a minute.`)), 60_000).unref(),
    );
    const at = await Promise.race([found, late]);
    const seconds = (at - (await page.evaluate(() => performance.timeOrigin))) / 1000;
    const until = (sent[0]?.at ?? 0) + seconds;
    const before = sent.filter((one) => one.at <= until);
    return {
      usable: seconds,
      requests: before.filter(({ preflight }) => !preflight).length,
      preflights: before.filter(({ preflight }) => preflight).length,
      kilobytes: came.filter((one) => one.at <= until).reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    };
  } finally {
    await context.close();
  }
}

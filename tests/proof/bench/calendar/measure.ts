import type { Browser, CDPSession, Page } from 'playwright';

export const actions = [
  'mount',
  'next week',
  'display zone change',
  'add one block',
  'add one by hand, saved',
  'add another by hand, saved',
  'drag, 9 moves',
  'week → month',
] as const;
export type Action = (typeof actions)[number];

export interface Visit {
  /** Milliseconds by action; NaN if the screen did not change. */
  cpu: Map<Action, number>;
  wall: Map<Action, number>;
  nodes: number;
  /** Events in the first week; all subjects should show the same number. */
  shown: number;
  /** Events in December, or days with events if a month only counts them. */
  shownInMonth: number;
  idle: number;
}

type Metrics = Record<string, number>;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function metricsOf(cdp: CDPSession): Promise<Metrics> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return ((await metricsOf(cdp))['JSHeapUsedSize'] ?? Number.NaN) / 1e6;
}

const call = <Result>(page: Page, name: string, argument?: string | number): Promise<Result> =>
  page.evaluate(
    ([action, given]) => {
      const { bench } = window as unknown as { bench: Record<string, (given?: string | number) => unknown> };
      return bench[action ?? '']?.(given);
    },
    [name, argument] as const,
  ) as Promise<Result>;

/** MB of JS heap in the first week, less an empty page’s. A separate visit, as GC discards compiled code. */
export async function weighHeap(browser: Browser, url: string, apiBase: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1250 }, timezoneId: 'America/New_York' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await page.goto(`${new URL(url).origin}/empty.html`);
    const emptyMB = await heapOf(cdp);
    await page.goto(url);
    await page.waitForFunction('window.bench');
    await call(page, 'mount', apiBase);
    await pause(300);
    return (await heapOf(cdp)) - emptyMB;
  } finally {
    await context.close();
  }
}

/** Data comes from `apiBase`; the browser is in New York, the calendar in Sydney. */
export async function visit(browser: Browser, url: string, apiBase: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1250 }, timezoneId: 'America/New_York' });
  const page = await context.newPage();
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const result: Visit = {
    cpu: new Map(),
    wall: new Map(),
    nodes: 0,
    shown: 0,
    shownInMonth: 0,
    idle: 0,
  };

  const cpuOf = async (work: () => Promise<void>) => {
    await pause(60);
    const before = await metricsOf(cdp);
    await work();
    const after = await metricsOf(cdp);
    return ((after['TaskDuration'] ?? Number.NaN) - (before['TaskDuration'] ?? Number.NaN)) * 1000;
  };
  const measure = async (action: Action, name: string, argument?: string | number) => {
    const before = (await call<string[]>(page, 'signature')).join();
    let outcome = { wallMs: Number.NaN, changed: false };
    const cpu = await cpuOf(async () => {
      outcome = await call(page, name, argument);
    });
    const done = outcome.changed && (await call<string[]>(page, 'signature')).join() !== before;
    result.cpu.set(action, done ? cpu : Number.NaN);
    result.wall.set(action, done ? outcome.wallMs : Number.NaN);
  };
  const drag = async () => {
    const { left, top, width, height } = await call<DOMRect>(page, 'saturday');
    const x = left + width / 2;
    const y = (row: number) => top + (height * (row + 0.5)) / 32;
    const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', row: number) =>
      cdp.send('Input.dispatchMouseEvent', {
        type,
        x,
        y: y(row),
        button: type === 'mouseMoved' && row < 12 ? 'none' : 'left',
        buttons: row < 12 ? 0 : 1,
        clickCount: 1,
      });
    // Some calendars fetch on hover, which is not part of the drag.
    await mouse('mouseMoved', 10);
    await pause(250);
    const before = await call<string>(page, 'drawn');
    const from = performance.now();
    const cpu = await cpuOf(async () => {
      await mouse('mousePressed', 12);
      for (let move = 1; move <= 9; move += 1) {
        await mouse('mouseMoved', 12 + move);
        await pause(20);
      }
      await pause(50);
    });
    const after = await call<string>(page, 'drawn');
    const done = after !== before && after !== '';
    result.cpu.set('drag, 9 moves', done ? cpu : Number.NaN);
    result.wall.set('drag, 9 moves', done ? performance.now() - from : Number.NaN);
    await page.keyboard.press('Escape');
    await mouse('mouseReleased', 21);
    await page.keyboard.press('Escape');
    await pause(100);
  };

  try {
    await page.goto(url);
    await page.waitForFunction('window.bench');
    await pause(100);
    await measure('mount', 'mount', apiBase);
    await pause(150);
    result.shown = (await call<string[]>(page, 'signature')).length;
    result.nodes = await call<number>(page, 'nodes');
    result.idle = await cpuOf(() => call(page, 'nothing'));
    await measure('next week', 'next');
    await measure('display zone change', 'zone', 'Australia/Perth');
    await call(page, 'zone', 'Australia/Sydney');
    await call(page, 'prepareAdd', 1);
    await measure('add one block', 'add', 1);
    // The first dialog may fetch code.
    for (const [action, row] of [
      ['add one by hand, saved', 8],
      ['add another by hand, saved', 4],
    ] as const) {
      await call(page, 'prepareAddByHand', row);
      await measure(action, 'addByHand', row);
    }
    await drag();
    // Moves on to 7 December: a month that every calendar calls December, full of blocks.
    await call(page, 'next');
    await measure('week → month', 'month');
    result.shownInMonth = (await call<string[]>(page, 'signature')).length;
    if (failures[0]) throw failures[0];
    return result;
  } finally {
    await context.close();
  }
}

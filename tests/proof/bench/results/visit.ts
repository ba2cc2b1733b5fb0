import type { Browser, CDPSession, Page } from 'playwright';
import type { SubjectName } from './build.ts';
import { specialty } from './data.ts';
import { longestTask, type Longest } from './longest-task.ts';
import { installProbe, type Probe } from './probe.ts';

export const views = [
  { name: 'desk', viewport: { width: 1280, height: 1250 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
] as const;
export type View = (typeof views)[number];

export const actions = ['pick', 'move', 'removal', 'tenth pick'] as const;
export type Action = (typeof actions)[number];

export interface Visit {
  /** Usable cards in the first frame with any. */
  readyAtFirst: number;
  nodes: number;
  mostNodes: number;
  /** Milliseconds of the main thread by action; empty on a phone. */
  picks: Map<Action, number[]>;
  /** Most cards re-rendered by one action. */
  drawn: Map<Action, number>;
  scroll: number;
  longest: Longest;
  longestOfJump: Longest;
  idle: number;
}

async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const ask = <Name extends keyof Probe>(page: Page, name: Name, ...given: Parameters<Probe[Name]>) =>
  page.evaluate(
    ([what, args]) => {
      const { probe } = window as unknown as { probe: Record<string, (...all: unknown[]) => unknown> };
      return probe[what as string]?.(...(args as unknown[]));
    },
    [name, given] as const,
  ) as Promise<Awaited<ReturnType<Probe[Name]>>>;

async function search(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Specialty' }).fill('gastro');
  await page.getByRole('option', { name: specialty, exact: true }).click();
  await page.getByRole('button', { name: 'See doctors' }).click();
}

/** Usable cards in the first frame with any; waits until all are usable. */
const watchArrival = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { probe } = window as unknown as { probe: Probe };
    let first = 0;
    for (;;) {
      const [ready, all] = probe.ready();
      first ||= ready;
      if (all > 0 && ready === all) return first;
      await new Promise((done) => requestAnimationFrame(done));
    }
  });

export async function visit(browser: Browser, url: string, subject: SubjectName, view: View): Promise<Visit> {
  const context = await browser.newContext({ viewport: view.viewport, timezoneId: 'Australia/Sydney' });
  const page = await context.newPage();
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await taskTime(cdp);
    await work();
    await ask(page, 'settle');
    return (await taskTime(cdp)) - before;
  };
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: { x: number; y: number }) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    });
  const picks = new Map<Action, number[]>(actions.map((action) => [action, []]));
  const drawn = new Map<Action, number>(actions.map((action) => [action, 0]));

  /** Presses with a pointer already in place: moving it is not part of the pick. */
  const press = async (action: Action, card: number, place: number | 'picked', counting: boolean): Promise<void> => {
    const at = await ask(page, 'slot', card, place);
    await mouse('mouseMoved', at);
    await ask(page, 'settle');
    const before = await ask(page, 'picked');
    if (counting) await ask(page, 'watch');
    const cpu = await cpuOf(async () => {
      await mouse('mousePressed', at);
      await mouse('mouseReleased', at);
    });
    const change = (await ask(page, 'picked')) - before;
    if (change !== { pick: 1, move: 0, removal: -1, 'tenth pick': 1 }[action])
      throw new Error(`No ${action} was made.`);
    if (counting) drawn.set(action, Math.max(drawn.get(action) ?? 0, await ask(page, 'drawn')));
    else picks.get(action)?.push(cpu);
  };
  /** Picks, changes and removes on three cards. The first round is a warm-up: counted, not timed. */
  const pickAll = async (): Promise<void> => {
    for (const counting of [true, false, false, false]) {
      for (const card of [0, 1, 2]) await press('pick', card, 2, counting);
      for (const card of [0, 1, 2]) await press('move', card, 5, counting);
      for (const card of [0, 1, 2]) await press('removal', card, 'picked', counting);
    }
    for (let card = 0; card < 9; card += 1) await ask(page, 'next', card);
    await ask(page, 'settle');
    await ask(page, 'watch');
    const cpu = await cpuOf(() => ask(page, 'next', 9));
    picks.get('tenth pick')?.push(cpu);
    drawn.set('tenth pick', await ask(page, 'drawn'));
    for (let card = 0; card < 10; card += 1) await ask(page, 'next', card);
  };

  try {
    await page.addInitScript(installProbe);
    await page.goto(url);
    const arrival = watchArrival(page);
    if (subject === 'ours') await search(page);
    const readyAtFirst = await arrival;
    await page.waitForTimeout(500);
    const nodes = await ask(page, 'nodes');
    const idle = await cpuOf(async () => undefined);
    if (view.name === 'desk') await pickAll();
    const top = async (): Promise<void> => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(300);
    };
    await top();
    let mostNodes = 0;
    const scroll = await cpuOf(async () => (mostNodes = await ask(page, 'scroll')));
    await top();
    const longest = await longestTask(browser, page, () => ask(page, 'scroll'));
    await top();
    let jumped = 0;
    const longestOfJump = await longestTask(browser, page, async () => (jumped = await ask(page, 'jump')));
    if (failures[0]) throw failures[0];
    return {
      readyAtFirst,
      nodes,
      mostNodes: Math.max(nodes, mostNodes, jumped),
      picks,
      drawn,
      scroll,
      longest,
      longestOfJump,
      idle,
    };
  } finally {
    await context.close();
  }
}

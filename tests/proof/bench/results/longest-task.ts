import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds: wall time, and thread time. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** Milliseconds: thread time and wall time. */
export interface Longest {
  cpu: number;
  wall: number;
}

export async function longestTask(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Longest> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`));
  const most = (of: (task: TraceEvent) => number | undefined) =>
    Math.max(...tasks.map((task) => (of(task) ?? 0) / 1000));
  return { cpu: most(({ tdur }) => tdur), wall: most(({ dur }) => dur) };
}

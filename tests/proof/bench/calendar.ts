// Availability calendar and its peers, as ratios to FullCalendar 7: `npm run bench calendar`. See docs/benchmarks.md.
import { chromium } from 'playwright';
import { launchOptions } from '../../../tooling/browser.ts';
import { buildAll, subjects } from './calendar/build.ts';
import { visit, weighHeap, type Visit } from './calendar/measure.ts';
import { report } from './calendar/report.ts';
import { serve } from './calendar/serve.ts';

const requestedRounds = process.argv.slice(2).map(Number).find(Number.isInteger);
const rounds = process.argv.includes('--quick') ? 3 : (requestedRounds ?? 7);
const sizes = [2000, 200] as const;
/** The second FullCalendar run shows noise. */
const runs = [...subjects, 'fullcalendar again'] as const;

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

let visited = 0;

const subjectsOf = (origin: string) =>
  runs.flatMap((run) =>
    sizes.map((size) => ({
      run,
      size,
      url: `${origin}/${run.replace(' again', '')}.html`,
      apiBase: () => `${origin}/api/${size}/${(visited += 1)}`,
    })),
  );

const { folder, weights } = await buildAll();
const server = await serve(folder);
const browser = await chromium.launch(await launchOptions());
const visits = new Map<string, Visit[]>();
const heaps = new Map<string, number>();
try {
  // Heap first: it is the same every time, and warms up the browser.
  for (const { run, size, url, apiBase } of subjectsOf(server.origin)) {
    heaps.set(`${run} ${size}`, await weighHeap(browser, url, apiBase()));
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const { run, size, url, apiBase } of shuffled(subjectsOf(server.origin))) {
      // The smaller size joins every third round: it only shows growth with the number of blocks.
      if (size !== 2000 && round % 3 !== 1) continue;
      const seen = await visit(browser, url, apiBase());
      visits.set(`${run} ${size}`, [...(visits.get(`${run} ${size}`) ?? []), seen]);
    }
    if (process.stderr.isTTY) process.stderr.write(`round ${round} of ${rounds}\n`);
  }
  console.log(report({ visits, weights, heaps, rounds, sizes, browser: browser.version() }));
} finally {
  await browser.close();
  server.close();
}

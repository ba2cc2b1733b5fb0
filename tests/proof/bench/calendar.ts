// Availability calendar and its peers, as ratios to FullCalendar 7: `npm run bench calendar`. See docs/benchmarks.md.
import { chromium } from 'playwright';
import { launchOptions } from '../../../tooling/browser.ts';
import { buildAll, subjects } from './calendar/build.ts';
import { visit, weighHeap, type Visit } from './calendar/measure.ts';
import { report } from './calendar/report.ts';
import { serve } from './calendar/serve.ts';
import { roundsOf, shuffled, tellRound } from './report/rounds.ts';

const rounds = roundsOf(7, 3);
const sizes = [2000, 200] as const;
/** The second FullCalendar run shows noise. */
const runs = [...subjects, 'fullcalendar again'] as const;

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
    tellRound(round, rounds);
  }
  console.log(report({ visits, weights, heaps, rounds, sizes, browser: browser.version() }));
} finally {
  await browser.close();
  server.close();
}

// Results page with 30 specialists, next to a floor: `npm run bench results`. See docs/benchmarks.md.
import { chromium } from 'playwright';
import { launchOptions } from '../../../tooling/browser.ts';
import { buildPages, subjects } from './results/build.ts';
import { report } from './results/report.ts';
import { serve } from './results/serve.ts';
import { views, visit, type Visit } from './results/visit.ts';
import { roundsOf, tellRound } from './report/rounds.ts';

const rounds = roundsOf(5);

const server = await serve(await buildPages());
const browser = await chromium.launch(await launchOptions());
const visits = new Map<string, Visit[]>();
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const view of views) {
      // Alternates the order: the second subject may find a warmer browser.
      for (const subject of round % 2 === 0 ? subjects.toReversed() : subjects) {
        const seen = await visit(browser, `${server.origin}/${subject}/`, subject, view);
        const run = `${subject} ${view.name}`;
        visits.set(run, [...(visits.get(run) ?? []), seen]);
      }
    }
    tellRound(round, rounds);
  }
  console.log(report(visits, rounds, browser.version()));
} finally {
  await browser.close();
  server.close();
}

// First screens of the portal on a slow phone, next to a floor: `npm run bench portal`. See docs/benchmarks.md.
import { chromium } from 'playwright';
import { launchOptions } from '../../../tooling/browser.ts';
import { startProduct, urls } from './page/product.ts';
import { visit, type Visit } from './page/visit.ts';
import { buildFloor } from './portal/build-floor.ts';
import { report } from './portal/report.ts';
import { firstRoutes, type FirstRoute } from './portal/routes.ts';
import { signedIn } from './portal/signed-in.ts';
import { roundsOf, tellRound } from './report/rounds.ts';

const rounds = roundsOf(5);

const floorOf = ({ calls }: FirstRoute): string =>
  `${urls.portal}/floor/floor.html#${encodeURIComponent(JSON.stringify({ apiBase: urls.api, calls }))}`;

const browser = await chromium.launch(await launchOptions());
try {
  const product = await startProduct();
  try {
    await buildFloor();
    const emails = [...new Set(firstRoutes.flatMap(({ email }) => email ?? []))];
    const sessions = new Map<string | null, Awaited<ReturnType<typeof signedIn>>>();
    for (const email of emails) sessions.set(email, await signedIn(browser, email));
    const all = firstRoutes.map((route) => ({ route, ours: [] as Visit[], floor: [] as Visit[] }));
    for (let round = 1; round <= rounds; round += 1) {
      for (const { route, ours, floor } of all) {
        const session = sessions.get(route.email);
        floor.push(await visit(browser, floorOf(route), '#usable', session));
        ours.push(await visit(browser, urls.portal + route.path, route.usable, session));
      }
      tellRound(round, rounds);
    }
    console.log(report(all, rounds, browser.version()));
  } finally {
    await product.stop();
  }
} finally {
  await browser.close();
}

// Time until a widget is usable on a slow phone, next to an iframe: `npm run bench embed`. See docs/benchmarks.md.
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../../tooling/browser.ts';
import { frameFiles } from './embed/frame.ts';
import { report, type Measured } from './embed/report.ts';
import { servePages } from './embed/serve.ts';
import { ports, startProduct, urls } from './page/product.ts';
import { visit } from './page/visit.ts';
import { roundsOf, tellRound } from './report/rounds.ts';

const rounds = roundsOf(5);

const files = resolve(import.meta.dirname, '../../../packages/embed/dist/script');
const element = `<tele-match-widget api-base="${urls.api}" partner="tele_pub_banksia_road">
  <a href="${urls.portal}/match/doctor">Find a doctor and book a telehealth appointment</a>
</tele-match-widget>`;

const page = (
  script: string,
  within: string,
  pixels = 0,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Clinic</title>${script}</head>
<body><h1>Book a telehealth appointment</h1><div style="height: ${pixels}px"></div>${within}</body></html>`;

const ours = '<script type="module" src="/script/v1/tele.js"></script>';
const pages = new Map([
  ['/near', page(ours, element)],
  ['/far', page(ours, `<p id="far">Opening hours</p>${element}`, 8000)],
  ['/frame', page('<script type="module" src="/frame.js"></script>', '<div id="book"></div>')],
  ...frameFiles([`${urls.api}/health`, `${urls.api}/health`]),
]);

/** Ready once the specialty box is enabled; for a far-away widget, once the page has settled. */
const box = 'input[role=combobox]:enabled';
const subjects = [
  { name: 'the script, element in view', path: '/near', usable: box },
  { name: 'a frame of cal.com’s size', path: '/frame', usable: box },
  { name: 'the same frame again (A/A)', path: '/frame', usable: box },
] as const;

const browser = await chromium.launch(await launchOptions());
const product = await startProduct('--without-pages');
const server = await servePages(ports.partner, files, pages);
try {
  const origin = urls.partner;
  const measured: Measured[] = subjects.map(({ name }) => ({ name, visits: [] }));
  for (let round = 0; round < rounds; round += 1) {
    // Rotates the order: the first page suffers from a cold machine.
    for (const at of subjects.keys()) {
      const which = (at + round) % subjects.length;
      const subject = subjects[which];
      if (!subject) continue;
      measured[which]?.visits.push(await visit(browser, origin + subject.path, subject.usable));
    }
    tellRound(round + 1, rounds);
  }
  const [, frame] = measured;
  if (frame) console.log(report(measured, frame, rounds, browser.version()));
  const context = await browser.newContext();
  const far = await context.newPage();
  const bytes: Promise<number>[] = [];
  far.on('requestfinished', (request) => {
    if (!request.url().endsWith('/far')) bytes.push(request.sizes().then((size) => size.responseBodySize));
  });
  await far.goto(`${origin}/far`, { waitUntil: 'networkidle' });
  const all = await Promise.all(bytes);
  const sum = all.reduce((total, one) => total + one, 0);
  console.log(
    `\nWhile its element is far away the script has fetched ${(sum / 1000).toFixed(1)} kB in ${all.length} requests.`,
  );
} finally {
  server.close();
  await product.stop();
  await browser.close();
}

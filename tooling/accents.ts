// Computed contrast in Chromium for hundreds of accents: 4.5:1 for text, 3:1 for borders and focus rings.
import { chromium } from 'playwright';
import { bundleSpecimen } from './accents/bundle.ts';
import { accents } from './accents/colours.ts';
import { measure, type Reading } from './accents/measure.ts';
import { pairs } from './accents/pairs.ts';
import { launchOptions } from './browser.ts';

const modes = [
  { name: 'light', scheme: 'light', contrast: 'auto', drawnEvery: 4, text: 4.5, edge: 3 },
  { name: 'dark', scheme: 'dark', contrast: 'auto', drawnEvery: 4, text: 4.5, edge: 3 },
  { name: 'light, high contrast', scheme: 'light', contrast: 'more', drawnEvery: 0, text: 7, edge: 4.5 },
  { name: 'dark, high contrast', scheme: 'dark', contrast: 'more', drawnEvery: 0, text: 7, edge: 4.5 },
] as const;

if (accents.length < 500) throw new Error(`Only ${accents.length} accents: the promise is for at least 500.`);
const began = performance.now();
const { script, styles } = await bundleSpecimen();
const browser = await chromium.launch(await launchOptions());
let misses = 0;

async function readingsOf({ scheme, contrast, drawnEvery }: (typeof modes)[number]) {
  const page = await (await browser.newContext()).newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.setContent(`<!doctype html><html lang="en"><head><style>${styles}</style></head><body></body></html>`);
  await page.addScriptTag({ content: script });
  return page.evaluate(measure, { accents, pairs, scheme, contrast, drawnEvery });
}

try {
  const results = await Promise.all(modes.map(async (mode) => [mode, await readingsOf(mode)] as const));
  for (const [mode, { lowest, drawnTexts, drawnEdges }] of results) {
    if (mode.drawnEvery > 0 && (drawnTexts < 60 || drawnEdges < 15))
      throw new Error('The specimen is not what it was.');
    const floor = (reading: Reading) => mode[reading.kind];
    const under = lowest.filter((reading) => reading.ratio < floor(reading));
    misses += under.length;
    const alsoDrawn =
      mode.drawnEvery > 0 ? `; every fourth with ${drawnTexts} drawn texts, ${drawnEdges} drawn edges` : '';
    console.log(
      `\n${mode.name}: ${accents.length} accents × ${pairs.length} pairs${alsoDrawn}; ${under.length} under the floor`,
    );
    const groups = Map.groupBy(lowest, ({ group }) => group).values();
    console.table([...groups].map((readings) => readings.toSorted((a, b) => a.ratio - b.ratio)[0]));
    for (const miss of under) console.error(`✖ ${miss.what}: ${miss.ratio.toFixed(3)} with ${miss.accent}`);
  }
} finally {
  await browser.close();
}
console.log(
  `\n${accents.length} accents in ${((performance.now() - began) / 1000).toFixed(1)} s: ${misses} under the floor.`,
);
if (misses > 0) process.exitCode = 1;

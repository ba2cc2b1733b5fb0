import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { report, type Budget } from './budget.ts';
import type { Manifest } from './embed/bundle.ts';

const folder = resolve(import.meta.dirname, '../packages/embed/dist/script');
const manifest = JSON.parse(readFileSync(resolve(folder, 'manifest.json'), 'utf8')) as Manifest;
const kilobytes = (name: string): number => gzipSync(readFileSync(resolve(folder, name)), { level: 9 }).length / 1000;

const budgets: Readonly<Record<string, Budget>> = {
  'match-widget': { goal: 130, ceiling: 133.1 },
  'provider-inbox': { goal: 130, ceiling: 136.2 },
  'availability-calendar': { goal: 130, ceiling: 138.8 },
  'doctor-register': { goal: 130, ceiling: 145.3 },
};

for (const name of Object.keys(manifest.integrity)) {
  if (name.endsWith('/tele.js')) report(name, kilobytes(name), { goal: 3, ceiling: 3 });
}
for (const [widget, files] of Object.entries(manifest.first)) {
  const size = files.reduce((sum, file) => sum + kilobytes(file), 0);
  const budget = budgets[widget];
  if (budget) report(`the script until <tele-${widget}> can be used`, size, budget, ` (${files.length} files)`);
}

// `npm run engines`: journeys in Chromium, Firefox and WebKit, and axe in Firefox. `--write` updates docs/engines.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { installEngines } from './engines/install.ts';
import { faultsOfPage, resultsOf, supportPage, type Report } from './engines/support.ts';

const root = resolve(import.meta.dirname, '..');
const page = resolve(root, 'docs/engines.md');
const report = resolve(root, 'test-results/engines.json');

const own = ['--built', '--write', '--every-story'];
const [built, write, every] = own.map((word) => process.argv.includes(word));
const words = [
  ...process.argv.slice(2).filter((word) => !own.includes(word)),
  ...(every ? ['--project', 'stories in firefox'] : []),
];

function run(command: string): number {
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ENGINES_EVERY_STORY: String(every) },
  });
  return status ?? 1;
}

function drive(): number {
  installEngines();
  const builds = built ? [] : ['node tooling/build.ts --unless-built', 'node tooling/build-storybook.ts'];
  for (const command of builds) {
    const code = run(command);
    if (code !== 0) return code;
  }
  mkdirSync(resolve(report, '..'), { recursive: true });
  rmSync(report, { force: true });
  const filters = words.map((word) => JSON.stringify(word)).join(' ');
  const code = run(`playwright test -c tests/engines/playwright.config.ts --reporter=list,json ${filters}`);
  // A partial run says nothing about the whole page.
  if (code !== 0 || words.length > 0) return code;
  const results = resultsOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
  if (write) {
    writeFileSync(page, supportPage(results));
    return 0;
  }
  const faults = faultsOfPage(readFileSync(page, 'utf8'), results);
  if (faults.length > 0) {
    console.error(`docs/engines.md is of other journeys (npm run engines -- --write):\n${faults.join('\n')}`);
  }
  return faults.length > 0 ? 1 : 0;
}

try {
  process.exitCode = drive();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

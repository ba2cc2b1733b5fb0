import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seededPatients } from '../../apps/api/src/seed/patients.ts';
import { limits } from '../../packages/core/src/limits.ts';
import { urlsOf } from '../environment.ts';
import { choosePorts } from '../ports.ts';
import { startScreen } from '../start-screen.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');
const readme = read('README.md');

/** Files that run what README's reader runs, with the words that do. */
const proofs: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'npm start': ['tooling/bare-debian/try-start.mjs', "spawn('npm', ['start']"],
  'npm run doctor': ['tooling/run.test.ts', "run('doctor')"],
  'docker compose up': ['tooling/deploy/demo.test.ts', 'docker compose up'],
  'npm run host': ['playwright.config.ts', 'serve.ts portal host'],
  'npm run partner': ['tests/journeys/own-clinic.ts', "['tooling/start.ts', 'partner'"],
  'npm test': ['.ci/run', 'npm run test:all'],
  'npm run test:long': ['.ci/run', 'npm run test:all'],
  'npm run storybook': ['tooling/build-storybook.ts', "program('storybook')"],
  'npm run build': ['tooling/checks/every-change.ts', 'node tooling/build.ts'],
  'node apps/api/src/server/server.ts': ['tests/proof/drill/drill.ts', 'apps/api/src/server/server.ts'],
};

const blocks = [...readme.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) => block.split('\n'));
const inline = [...readme.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const commands = [...blocks, ...inline.filter((code) => /^(npm|node|docker) /.test(code))]
  .map((line) => line.replace(/\s*#.*/, '').trim())
  .filter(Boolean);

describe('README', () => {
  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const names = commands.flatMap((command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => scripts[name] !== `node tooling/run.cjs ${name}`)).toEqual([]);
  });

  it('names only commands that a check runs', () => {
    expect([...new Set(commands)].toSorted()).toEqual(Object.keys(proofs).toSorted());
    for (const [command, [file, words]] of Object.entries(proofs)) expect(read(file), command).toContain(words);
  });

  it('names only files and folders that exist', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
    const folders = inline.filter((code) => /^[\w./-]+\/$/.test(code));
    const scripts = commands.flatMap((command) => /^node (\S+)/.exec(command)?.[1] ?? []);
    expect([...links, ...folders, ...scripts].filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  });

  it('has one example, which a journey runs', () => {
    expect(readme.match(/^```tsx\n/gm)).toHaveLength(1);
    expect(read('tests/journeys/readme.long.spec.ts')).toContain("readFileSync(resolve(root, 'README.md')");
  });

  it('links every package', () => {
    const missing = readdirSync(resolve(root, 'packages')).filter(
      (name) => !readme.includes(`packages/${name}/README`),
    );
    expect(missing).toEqual([]);
  });

  it('gives the addresses, accounts, card and numbers of npm start', async () => {
    const urls = urlsOf((await choosePorts({}, [])).ports);
    const { portal, sandbox } = urls;
    const addresses = [...readme.matchAll(/http:\/\/127\.0\.0\.1:[\w/]+/g)].map(([url]) => url);
    expect(addresses.filter((url) => url !== portal && url !== `${sandbox}/outbox`)).toEqual([]);
    const emails = [...readme.matchAll(/[\w.]+@example\.com/g)].map(([email]) => email);
    expect(emails.filter((email) => !seededPatients.some((patient) => patient.email === email))).toEqual([]);
    const [card = 'none'] = /(?:\d{4} ){3}\d{4}/.exec(readme) ?? [];
    expect(startScreen(urls, ['portal'], { replies: true })).toContain(`Pay with ${card}`);
    expect(readme).toContain(`$${limits.bookingFeeCents / 100} booking fee`);
    expect([limits.maxPicks, readme]).toEqual([10, expect.stringContaining('up to ten')]);
  });
});

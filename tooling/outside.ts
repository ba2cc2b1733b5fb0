// Builds and books with the packed packages in each bundler and React. `node tooling/outside.ts vite`: one project.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { launchOptions } from './browser.ts';
import { packAll } from './outside/packs.ts';
import { play } from './outside/play.ts';
import { projects } from './outside/projects.ts';
import { prepareService } from './outside/service.ts';
import { serveSite } from './outside/site.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !projects.some((project) => project.name === name));
if (unknown.length > 0) {
  console.error(`No project ${unknown.join()}. There are ${projects.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const chosen = projects.filter(({ name }) => names.length === 0 || names.includes(name));

const ending = new AbortController();
const { signal } = ending;
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => ending.abort(new Error(`Ended by ${name}.`)));

const folder = mkdtempSync(join(tmpdir(), 'tele-outside-'));
const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })];

let launched: Promise<Browser> | undefined;
function browser(): Promise<Browser> {
  launched ??= launchOptions().then((options) =>
    // Signals that end this process end the browser below.
    chromium.launch({ ...options, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }),
  );
  return launched;
}

try {
  const service = await prepareService(join(folder, 'data'), signal);
  undo.push(() => service.stop());
  const list = [];
  for (const project of chosen) {
    const { name, site: built } = project;
    const people: Record<string, string | undefined> = {
      patient: built?.patient,
      specialist: 'dr.callum.brodie@example.com',
    };
    const site = await serveSite({
      folder: join(folder, name, built?.folder ?? ''),
      tokenOf: (who) => service.tokenOf(people[who] ?? who),
    });
    undo.push(site.close);
    list.push({ project, site });
  }
  const packs = join(folder, 'packs');
  mkdirSync(packs);
  const [tarballs] = await Promise.all([
    packAll(packs, signal),
    chosen.some(({ site }) => site) && service.start(list.map(({ site }) => site.origin)),
  ]);
  undo.push(async () => (await launched)?.close());
  for (const { project, site } of list) {
    signal.throwIfAborted();
    const played = await play(project, {
      folder: join(folder, project.name),
      tarballs,
      signal,
      service,
      site,
      browser,
    });
    if (!played) process.exitCode = 1;
  }
} finally {
  for (const step of undo.toReversed()) await step();
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefoxPath, hiddenScreen, miniBrowserPath, webkitDriver } from './installed.ts';

/** A package of Debian's, and whether what it brings is there. */
export interface Wanted {
  name: string;
  isThere: boolean;
}

const onPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** What the engines come in. Chromium is the one of all other tests (tooling/browser.ts). */
export const wantedNow = (): Wanted[] => [
  { name: 'firefox-esr', isThere: existsSync(firefoxPath) },
  { name: 'webkit2gtk-driver', isThere: onPath(webkitDriver) && miniBrowserPath() !== '' },
  { name: 'xvfb', isThere: onPath(hiddenScreen) },
];

/** The commands that bring what is missing; none when nothing is. */
export function installing(wanted: readonly Wanted[]): string[] {
  const missing = wanted.filter(({ isThere }) => !isThere).map(({ name }) => name);
  if (missing.length === 0) return [];
  return ['apt-get update -qq', `apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`];
}

/** Installs the engines that are missing. Throws, with what to do, where this process cannot: a run never does without an engine. */
export function installEngines(): void {
  const commands = installing(wantedNow());
  const [last] = commands.slice(-1);
  if (last === undefined) return;
  if (!onPath('apt-get') || process.getuid?.() !== 0) {
    throw new Error(
      `Not all engines are on this machine, and only root can install them, on Debian or Ubuntu. Run as root:\n  ${commands.join(' && ')}`,
    );
  }
  console.log(`Not all engines are on this machine: ${last}`);
  for (const command of commands) {
    const { status } = spawnSync(command, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) throw new Error(`The engines could not be installed: "${command}" ended with ${status}.`);
  }
  const missing = wantedNow().filter(({ isThere }) => !isThere);
  if (missing.length > 0) {
    throw new Error(`Still missing after they were installed: ${missing.map(({ name }) => name).join(', ')}.`);
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface DebianPackage {
  name: string;
  isThere: boolean;
}

export const onPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

export function installing(packages: readonly DebianPackage[]): string[] {
  const missing = packages.filter(({ isThere }) => !isThere).map(({ name }) => name);
  if (missing.length === 0) return [];
  return [
    'apt-get update -qq',
    `apt-get install -y -qq -o DPkg::Lock::Timeout=300 --no-install-recommends ${missing.join(' ')}`,
  ];
}

/** Installs missing packages. Throws instructions where this process cannot. */
export function installMissing(what: string, wantedNow: () => DebianPackage[]): void {
  const commands = installing(wantedNow());
  const [last] = commands.slice(-1);
  if (last === undefined) return;
  if (!onPath('apt-get') || process.getuid?.() !== 0) {
    throw new Error(
      `${what} are not on this machine, and only root can install them, on Debian or Ubuntu. Run as root:\n  ${commands.join(' && ')}`,
    );
  }
  console.log(`${what} are not on this machine: ${last}`);
  for (const command of commands) {
    const { status } = spawnSync(command, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) throw new Error(`They could not be installed: "${command}" ended with ${status}.`);
  }
  const missing = wantedNow().filter(({ isThere }) => !isThere);
  if (missing.length > 0) {
    throw new Error(`Still missing after they were installed: ${missing.map(({ name }) => name).join(', ')}.`);
  }
}

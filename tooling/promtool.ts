import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { onPath } from './debian.ts';

const cache = resolve(import.meta.dirname, '../node_modules/.cache/promtool');
const unpacked = resolve(cache, 'usr/bin/promtool');

/** Finds promtool: installed, or unpacked from Debian's package, whose installation would start a server. */
export function findPromtool(): string {
  if (onPath('promtool')) return 'promtool';
  if (existsSync(unpacked)) return unpacked;
  if (!onPath('apt-get')) throw new Error('promtool is not on this machine. Install Prometheus, which brings it.');
  mkdirSync(cache, { recursive: true });
  // A new machine has no package list yet.
  if (!tried('apt-get download -qq prometheus')) {
    run('apt-get update -qq');
    run('apt-get download -qq prometheus');
  }
  run('dpkg-deb -x prometheus_*.deb .');
  return unpacked;
}

const tried = (command: string): boolean => ask(command, 'ignore') === 0;

function run(command: string): void {
  const status = ask(command, 'inherit');
  if (status !== 0) throw new Error(`promtool could not be had: "${command}" ended with ${status}.`);
}

function ask(command: string, stderr: 'ignore' | 'inherit'): number | null {
  return spawnSync(command, { cwd: cache, shell: true, stdio: ['ignore', 'ignore', stderr] }).status;
}

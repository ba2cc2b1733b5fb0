import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const systemdFolder = resolve(import.meta.dirname, '../../deploy/systemd');

/** Settings of a unit file, in order: `['Service', 'Environment', 'PORT=%i']`. */
export type Setting = readonly [section: string, name: string, value: string];

/** The settings of a unit file. */
export function readUnit(file: string): Setting[] {
  let section = '';
  return readFileSync(join(systemdFolder, file), 'utf8')
    .split('\n')
    .flatMap((line): Setting[] => {
      section = /^\[(\w+)\]$/.exec(line)?.[1] ?? section;
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[section, name, value]];
    });
}

/** The unit files, without what several of them share. */
export function unitFiles(): string[] {
  return readdirSync(systemdFolder).filter((name) => /\.(service|timer)$/.test(name));
}

/** The variables of a file as systemd and podman read it: `NAME=value`, one a line. */
export function readVariables(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

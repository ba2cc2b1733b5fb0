import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const systemdFolder = resolve(import.meta.dirname, '../../deploy/systemd');

export type Setting = readonly [section: string, name: string, value: string];

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

export function unitFiles(): string[] {
  return readdirSync(systemdFolder).filter((name) => /\.(service|timer)$/.test(name));
}

export function readVariables(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

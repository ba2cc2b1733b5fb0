import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fillAll } from './fill.ts';
import { haproxy } from './install.ts';
import { refuseInstalled } from './patroni-package.ts';
import { allFiles, templatesOf } from './templates.ts';
import { parseValues } from './values.ts';

/** Fills one machine's `deploy/cluster` files into a folder, all or none. Returns warnings. */
export function fillFolder(valuesFile: string, folder: string): string[] {
  const files = fillAll(templatesOf(allFiles), parseValues(readFileSync(valuesFile, 'utf8')));
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  for (const { file, text } of files) writeFileSync(join(target, file), text, { mode: 0o600 });
  return [refuseInstalled(), refusedByHaproxy(join(target, 'haproxy.cfg'))].filter((word) => word !== undefined);
}

function refusedByHaproxy(file: string): string | undefined {
  const program = haproxy();
  if (program === undefined) return undefined;
  try {
    execFileSync(program, ['-c', '-q', '-f', file], { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
    return undefined;
  } catch (error) {
    return `HAProxy refuses its file:\n${(error as { stderr: string }).stderr}`;
  }
}

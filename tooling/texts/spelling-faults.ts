import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { program } from '../program.ts';
import type { TextFault } from './style-faults.ts';
import type { Text } from './text.ts';

const settings = join(import.meta.dirname, 'cspell.json');

export function spellingFaults(texts: readonly Text[]): TextFault[] {
  const [node, cspell] = program('cspell');
  const { stdout, stderr, error } = spawnSync(
    node,
    [cspell, 'lint', 'stdin', '--no-progress', '--no-summary', '--no-color', '--config', settings],
    { input: texts.map(({ text }) => text).join('\n'), encoding: 'utf8' },
  );
  if (error) throw error;
  if (stdout === '' && stderr !== '') throw new Error(stderr);
  return Array.from(stdout.matchAll(/:(\d+):\d+ - .*\((.+?)\)/g), ([line, row = '', words = '']) => {
    const text = texts[Number(row) - 1];
    if (!text) throw new Error(`cspell names a line that is not there: ${line}`);
    return { kind: 'spelling', text, words };
  });
}

import type { ReactNode } from 'react';
import { wordingOf, type ProfessionId } from '../../packages/core/src/index.ts';
import type { Message } from '../../packages/ui/src/messages/define.ts';
import { sayIn } from '../../packages/ui/src/messages/say.ts';

const say = sayIn('en-AU');

/** Values for other inputs; values that throw are skipped. */
const samples: readonly unknown[] = [1, 2, 0, 'Xx', null, true, false, ['Xx', 'Yy'], []];

function inputOf(profession: ProfessionId, sample: unknown): never {
  const words = wordingOf(profession);
  const known: Record<string, unknown> = { ...words, words, profession, of: { profession } };
  return new Proxy(known, { get: (own, key) => (typeof key === 'string' && key in own ? own[key] : sample) }) as never;
}

const textOf = (said: string | readonly ReactNode[]): string =>
  typeof said === 'string' ? said : said.filter((part) => typeof part === 'string').join('');

function literalsOf(message: (...input: never[]) => unknown): string[] {
  const source = message.toString().replaceAll(/\$\{[^{}]*\}/g, 'Xx');
  return [...source.matchAll(/(["'`])((?:\\.|(?!\1).)*)\1/gs)]
    .map(([, , text = '']) => text)
    .filter((text) => text.includes(' '));
}

function saidOf(message: Exclude<Message, string>, profession: ProfessionId): string[] {
  return samples.flatMap((sample) => {
    try {
      return [textOf(message(inputOf(profession, sample), say))];
    } catch {
      return [];
    }
  });
}

export function readMessage(message: Message, profession: ProfessionId): ReadonlySet<string> {
  if (typeof message === 'string') return new Set([message]);
  const said = saidOf(message, profession);
  const isWorded = String(saidOf(message, 'doctor')) !== String(saidOf(message, 'education'));
  const catalogue: readonly string[] = Object.values(wordingOf(profession));
  return new Set((isWorded ? said : [...said, ...literalsOf(message)]).filter((text) => !catalogue.includes(text)));
}

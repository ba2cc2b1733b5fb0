import { expect, it } from 'vitest';
import { promiseFaults, withTexts } from './promises.ts';

const head = 'about\ttext\tkey\tfile\tcode';
const table = `${head}\nmoney\tWe’ll refund it.\tkit.a/refund\tcore/refund.ts\trefund\n`;
const texts = new Map([['kit.a/refund', ['We’ll refund it.']]]);
const read = (file: string): string | null => (file === 'core/refund.ts' ? 'export function refund() {}' : null);

it('accepts a table whose texts and code are there', () => {
  expect(promiseFaults(table, texts, read)).toEqual([]);
});

it('finds missing texts, missing code and changed texts', () => {
  const changed = new Map([['kit.a/refund', ['We’ll release it.']]]);
  expect([
    promiseFaults(table, new Map(), read),
    promiseFaults(table, texts, () => null),
    promiseFaults(table, texts, () => ''),
    promiseFaults(table, changed, read),
    promiseFaults(`${head}\nmoney\tWe’ll refund it.\tkit.a/refund\n`, texts, read),
  ]).toMatchObject([
    [expect.stringContaining('no message has this key')],
    [expect.stringContaining('core/refund.ts is gone')],
    [expect.stringContaining('core/refund.ts has no refund')],
    [expect.stringContaining('the text has changed')],
    [expect.stringContaining('the row lacks a cell')],
  ]);
});

it('writes the current text on one line', () => {
  const current = new Map([['kit.a/refund', ['We’ll\nrefund.', 'It’s free.']]]);
  expect(withTexts(table, current)).toBe(
    `${head}\nmoney\tWe’ll refund. / It’s free.\tkit.a/refund\tcore/refund.ts\trefund\n`,
  );
});

import { expect, it } from 'vitest';
import { promiseFaults, withTexts } from './promises.ts';

const page = '# Promises\n\n| We’ll refund it. | `kit.a/refund` | `core/refund.ts` `refund` |\n';
const texts = new Map([['kit.a/refund', ['We’ll refund it.']]]);
const read = (file: string): string | null => (file === 'core/refund.ts' ? 'export function refund() {}' : null);

it('accepts a page whose texts and code are there', () => {
  expect(promiseFaults(page, texts, read)).toEqual([]);
});

it('finds missing texts, missing code and changed texts', () => {
  const changed = new Map([['kit.a/refund', ['We’ll release it.']]]);
  expect([
    promiseFaults(page, new Map(), read),
    promiseFaults(page, texts, () => null),
    promiseFaults(page, texts, () => ''),
    promiseFaults(page, changed, read),
  ]).toMatchObject([
    [expect.stringContaining('no message has this key')],
    [expect.stringContaining('core/refund.ts is gone')],
    [expect.stringContaining('core/refund.ts has no refund')],
    [expect.stringContaining('the text has changed')],
  ]);
});

it('writes the current text, shortened to a cell', () => {
  expect(withTexts(page, new Map([['kit.a/refund', ['We’ll refund.', 'It’s free.']]]))).toContain(
    '| We’ll refund. / It’s free. | `kit.a/refund` |',
  );
  const [, , row = ''] = withTexts(page, new Map([['kit.a/refund', ['word '.repeat(50)]]])).split('\n');
  expect(row.indexOf('`') - '| '.length).toBeLessThan(165);
});

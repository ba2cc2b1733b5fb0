import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSources } from '../find-files.ts';
import { quoteFinder } from './inventory.ts';
import { readTexts, tableFiles } from './read-texts.ts';
import { spellingFaults } from './spelling-faults.ts';
import { styleFaults } from './style-faults.ts';
import type { Text } from './text.ts';
import { messagesIn, sentencesIn } from './texts-in.ts';

const root = resolve(import.meta.dirname, '../..');
const textsIn = (table: string): [id: string, text: string][] =>
  messagesIn('packages/kit/src/a.messages.ts', `export const m = defineMessages('kit.a', ${table});`).map(
    ({ id, text }) => [id, text],
  );

describe('texts', () => {
  it('reads each string of a table under its key, with names in the place of values', () => {
    expect(
      textsIn(`{
        save: 'Save',
        until: ({ when }) => \`Until \${when.toLowerCase()}\`,
        times: ({ count }, say) => say.plural(count, { one: '# time', other: '# times' }),
        sides: ({ side }) => (side === 'patient' ? 'You cancelled.' : { a: 'They cancelled.' }[side]),
        parts: ({ name }) => ['Booked with ', name],
      }`),
    ).toEqual([
      ['kit.a/save', 'Save'],
      ['kit.a/until', 'Until {when}'],
      ['kit.a/times', '# time'],
      ['kit.a/times', '# times'],
      ['kit.a/sides', 'You cancelled.'],
      ['kit.a/sides.a', 'They cancelled.'],
      ['kit.a/parts', 'Booked with'],
    ]);
  });

  it('reads the sentences of an email, without its addresses', () => {
    const source = `export const offerReceived = (f) => ({ subject: 'Sent', link: { label: 'Open', url: \`\${f.url}/inbox\` } });`;
    expect(sentencesIn('apps/api/src/emails/offer-received.ts', source, 'email')).toMatchObject([
      { id: 'api.emails.offer-received/offerReceived.subject', text: 'Sent' },
      { id: 'api.emails.offer-received/offerReceived.link.label', text: 'Open' },
    ]);
  });

  it('reads every message table and the emails of every module', () => {
    const files = new Set(readTexts(root).map(({ file }) => file));
    const isTable = (file: string): boolean =>
      /defineMessages\([^]*: *['`(]/.test(readFileSync(resolve(root, file), 'utf8'));
    expect(findSources(tableFiles, root).filter((file) => isTable(file) && !files.has(file))).toEqual([]);
    expect([...files].filter((file) => file.startsWith('apps/api/')).length).toBeGreaterThan(10);
  });

  it('knows which texts the specification quotes', () => {
    const isQuoted = quoteFinder(['Submit & pay $15', "You're booked"]);
    const texts = ['Submit & pay {fee}', 'You’re booked', 'Submit', '{name} {time}'];
    expect(texts.map(isQuoted)).toEqual([true, true, false, false]);
  });

  it('finds passive sentences, straight quotes and unknown words', async () => {
    const text = (words: string): Text => ({
      id: 'a/b',
      text: words,
      kind: 'screen',
      package: 'a',
      file: 'a',
      line: 1,
    });
    const texts = [
      text('The fee was paid.'),
      text('Choose "Save".'),
      text('Your organisation is {nmae}.'),
      text('The color of your label.'),
      text('An appointmant with Tele.'),
    ];
    expect((await styleFaults(texts)).map(({ kind, words }) => [kind, words])).toEqual([
      ['passive', 'paid'],
      ['quotes', '"'],
      ['quotes', '"'],
    ]);
    expect(spellingFaults(texts).map(({ words }) => words)).toEqual(['color', 'appointmant']);
  });
});

import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findWords } from './find-words.ts';
import { proseIn } from './prose-in.ts';
import { readWords } from './read-words.ts';
import type { PageWords } from './words.ts';

const sourceOf = (text: string): ts.SourceFile =>
  ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const pages: readonly PageWords[] = [
  {
    title: 'Screens/Respond',
    stories: [
      {
        id: 'respond--fee',
        name: 'Fee',
        shows: ['Please enter a fee.'],
        texts: ['250.00'],
        asks: ['5.fee: A fee is a number.'],
      },
      { id: 'respond--gone', name: 'Gone', shows: [], texts: ['This request is no longer pending for you.'], asks: [] },
    ],
    screen: ['Fee in AUD', 'The patient’s fee cap'],
    guide: [],
  },
  {
    title: 'Components/Button',
    stories: [{ id: 'button--primary', name: 'Primary', shows: [], texts: [], asks: [] }],
    screen: [],
    guide: ['Prefer an enabled button to a fee that is hidden.'],
  },
];

describe('the words of a screen', () => {
  it('are what people read, not what machines do', () => {
    const source = sourceOf(`
      import { a } from './some where.ts';
      const meta = { tags: ['spec:5 fee'], title: 'Respond to request' };
      const view = <p className="tele-a b c">Hold the <b>{fee}</b> booking fee</p>;
      const pay = (amount: 'one two') => \`Submit & pay \${amount} now\`;
      const word = ['Accept', 'primary', 'https://example.com/a b'];`);
    expect(proseIn(source)).toEqual(['Respond to request', 'Hold the', 'booking fee', 'Submit & pay … now', 'Accept']);
  });

  it('are found in a story before its screen, and in a screen before a guide', () => {
    expect(findWords(pages, 'fee').map(({ id, in: where }) => [id, where])).toEqual([
      ['respond--fee', 'shows'],
      ['button--primary', 'guide'],
    ]);
    expect(findWords(pages, 'fee cap')).toEqual([
      { id: 'respond--fee', title: 'Screens/Respond', name: 'Fee', in: 'screen', text: 'The patient’s fee cap' },
    ]);
  });

  it('are found as they are typed: in any case, with straight quotes, and in any order', () => {
    expect(findWords(pages, "PATIENT'S cap")[0]?.text).toBe('The patient’s fee cap');
    expect(findWords(pages, '  ')).toEqual([]);
    expect(findWords(pages, 'zebra')).toEqual([]);
  });

  it('are found when they stand in several texts', () => {
    expect(findWords(pages, 'AUD patient')[0]).toMatchObject({ id: 'respond--fee', in: 'several' });
  });
});

describe('the words of this repository', () => {
  const words = readWords(resolve(import.meta.dirname, '../..'));
  const titles = (query: string): string[] => findWords(words, query).map(({ title }) => title);

  it('find the screen that holds the booking fee', () => {
    expect(titles('hold the booking fee')).toContain('Screens/Request');
  });

  it('find what the specification quotes in the story that shows it', () => {
    expect(findWords(words, 'Please enter a valid fee in AUD')[0]).toMatchObject({
      in: 'shows',
      title: 'Screens/Respond',
    });
  });

  it('find a requirement by its name', () => {
    expect(titles('5.accept-fee')).toContain('Screens/Respond');
  });
});

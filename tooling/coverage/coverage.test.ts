import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { storiesIn } from './read-stories.ts';

const sections = [
  {
    number: 5,
    title: 'Validation rules',
    requirements: {
      '5.fee': { asks: 'A fee is a number.', quotes: ['Please enter a fee.'], tests: [] },
      '5.race': { asks: 'The first is booked.', quotes: [], tests: ['accept.test.ts: books the first'] },
    },
  },
];
const texts: Record<string, string> = { 'accept.test.ts': "it('books the first', …)" };
const textOf = (file: string) => texts[file];

const story = (said: string): string => `
  const meta = { title: 'Screens/Respond', tags: ['stable'] } satisfies Meta;
  export default meta;
  export const NoFee: Story = { ${said} };`;
const faultsOf = (said: string): readonly string[] =>
  coverageOf(sections, storiesIn('Respond.stories.tsx', story(said)), textOf).faults;
const whole = "tags: ['spec:5.fee'], parameters: { shows: ['Please enter a fee.'] }";

describe('coverage of the specification', () => {
  it('is complete when every requirement and text has a story or test', () => {
    expect(faultsOf(whole)).toEqual([]);
  });

  it('names a story by its id, with the tags of its file', () => {
    expect(storiesIn('a.stories.tsx', story(whole))).toMatchObject([
      { id: 'screens-respond--no-fee', name: 'No Fee', tags: ['stable', 'spec:5.fee'], shows: ['Please enter a fee.'] },
    ]);
  });

  it('lacks a requirement whose tag is taken out', () => {
    expect(faultsOf("parameters: { shows: ['Please enter a fee.'] }")).toEqual([
      '5.fee is shown by no story and no test: A fee is a number.',
      "5.fee quotes 'Please enter a fee.', which no story tagged spec:5.fee says that it shows.",
    ]);
  });

  it('reports quotes that no story shows', () => {
    expect(faultsOf("tags: ['spec:5.fee']")).toEqual([
      "5.fee quotes 'Please enter a fee.', which no story tagged spec:5.fee says that it shows.",
    ]);
  });

  it('rejects unknown tags and texts', () => {
    expect(
      faultsOf(whole.replace("'spec:5.fee'", "'spec:5.fee', 'spec:5.fees'").replace("fee.']", "fee.', 'Hello']")),
    ).toEqual([
      'screens-respond--no-fee is tagged spec:5.fees, and nothing of that name is asked.',
      "screens-respond--no-fee shows 'Hello', which nothing quotes.",
    ]);
  });

  it('refuses a test that is not there any more', () => {
    const stories = storiesIn('Respond.stories.tsx', story(whole));
    expect(coverageOf(sections, stories, () => "it('books somebody')").faults).toEqual([
      '5.race names a test that is not there: accept.test.ts: books the first',
    ]);
  });
});

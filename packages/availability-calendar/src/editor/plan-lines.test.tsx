import {
  addBlocks,
  repeatBlock,
  wallTimeToInstant,
  type AddPlan,
  type BlockRefusal,
  type RepeatInput,
  type RepeatPlan,
} from '@tele/core';
import { aBlock } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../testing/words-of.ts';
import { planMessages } from './editor.messages.ts';
import { entryOf, planEntry, type Entry } from './entry.ts';
import { planLines } from './plan-lines.ts';

const t = wordsOf(planMessages);
const zone = 'Australia/Sydney';
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const at = (day: string, from: number, to: number) => ({
  startISO: wallTimeToInstant(day, from * 60, zone),
  endISO: wallTimeToInstant(day, to * 60, zone),
});
const thursday = at('2026-11-26', 13.5, 17);

function made<Plan extends { type: string }>(plan: Plan): Exclude<Plan, BlockRefusal> {
  if (plan.type === 'refused') throw new Error('The plan was refused.');
  return plan as Exclude<Plan, BlockRefusal>;
}

function planOf(given: Partial<RepeatInput> = {}): RepeatPlan {
  const now = new Date('2026-08-01T00:00:00Z');
  return made(repeatBlock({ block: thursday, repeat: 'weekly', occurrences: 8, until: null, now, ...given }));
}
const none = { overlapping: 0, touching: 0 };
const present = new Date('2026-08-01T00:00:00Z');

/** Text of an addition, without the summary's full stop. */
const said = (repeated: RepeatPlan, meets: Pick<AddPlan, 'overlapping' | 'touching'>) => {
  const added: AddPlan = { type: 'added', blocks: [], ...meets };
  const span = repeated.blocks[0] ?? thursday;
  const plan = { type: 'ready', mode: 'add', span, blocks: [], clockChanges: [], repeated, added } as const;
  return planLines(plan, { zone, now: present, t, locale: 'en-AU' }).map(plain);
};
const summaryOf = (...given: Parameters<typeof said>) => said(...given)[0]?.replace(/\.$/, '');

describe('the sentence of an addition', () => {
  it('gives count, length, times, last day and joined blocks', () => {
    const plan = planOf();
    const added = made(addBlocks([at('2026-12-03', 16, 18), at('2026-12-10', 9, 14)], plan.blocks));
    expect(summaryOf(plan, added)).toBe(
      'Adds 8 blocks of 3 h 30 min, every Thursday 1:30 – 5:00 pm Sydney time; last on Thu 14 Jan 2027; 2 overlap and will be joined',
    );
  });

  it.each([
    [{ repeat: 'none' }, none, 'Adds 1 block of 3 h 30 min, Thu 26 Nov 2026, 1:30 – 5:00 pm Sydney time'],
    [
      { repeat: 'daily', occurrences: 3 },
      none,
      'Adds 3 blocks of 3 h 30 min, every day 1:30 – 5:00 pm Sydney time; last on Sat 28 Nov 2026',
    ],
    [
      { repeat: 'monthly', occurrences: 2 },
      { overlapping: 1, touching: 0 },
      'Adds 2 blocks of 3 h 30 min, on the 26th of the month, 1:30 – 5:00 pm Sydney time; last on Sat 26 Dec 2026; 1 overlaps and will be joined',
    ],
    [
      { block: at('2026-11-26', 22, 25), occurrences: 2 },
      { overlapping: 0, touching: 1 },
      'Adds 2 blocks of 3 h, every Thursday 10:00 pm – 1:00 am Sydney time; last on Thu 3 Dec 2026; 1 touches another and will be joined',
    ],
    [
      { block: at('2026-11-26', 9, 34), repeat: 'none' },
      none,
      'Adds 1 block of 25 h, Thu 26 Nov 2026, 9:00 am – 10:00 am the next day, Sydney time',
    ],
    [
      { block: at('2026-11-26', 9, 82), occurrences: 2 },
      none,
      'Adds 2 blocks of 73 h, every Thursday 9:00 am – 10:00 am 3 days later, Sydney time; last on Thu 3 Dec 2026',
    ],
    [
      { occurrences: 2 },
      { overlapping: 1, touching: 1 },
      'Adds 2 blocks of 3 h 30 min, every Thursday 1:30 – 5:00 pm Sydney time; last on Thu 3 Dec 2026; 2 overlap or touch others and will be joined',
    ],
    [
      { occurrences: 3 },
      { overlapping: 0, touching: 3 },
      'Adds 3 blocks of 3 h 30 min, every Thursday 1:30 – 5:00 pm Sydney time; last on Thu 10 Dec 2026; 3 touch others and will be joined',
    ],
  ] as const)('describes %j with %j', (given, added, sentence) => {
    expect(summaryOf(planOf(given), added)).toBe(sentence);
  });

  it('gives wall-clock times even when the first block is on a clock-change day', () => {
    const plan = planOf({ block: at('2026-10-04', 1, 4), occurrences: 2 });
    expect(summaryOf(plan, none)).toBe(
      'Adds 2 blocks of 3 h, every Sunday 1:00 – 4:00 am Sydney time; last on Sun 11 Oct 2026',
    );
  });
});

describe('the notes of an addition', () => {
  it('are empty when the result is as requested', () => {
    expect(said(planOf(), none).slice(1)).toEqual([]);
  });

  it.each([
    [{ occurrences: 181 }, 'You can repeat 1 to 180 times, so we’ll use 180.'],
    [{ occurrences: 0 }, 'You can repeat 1 to 180 times, so we’ll use 1.'],
    [
      { block: at('2026-10-31', 9, 12), repeat: 'monthly', occurrences: 2 },
      'November 2026 has no 31st and is skipped.',
    ],
    [
      { block: at('2026-08-31', 9, 12), repeat: 'monthly', occurrences: 3 },
      'September 2026 and November 2026 have no 31st and are skipped.',
    ],
    [
      { block: at('2026-08-31', 9, 12), repeat: 'monthly', occurrences: 8 },
      'September 2026, November 2026, February 2027 and 2 more months have no 31st and are skipped.',
    ],
    [
      { block: at('2026-09-27', 2.5, 5), occurrences: 2 },
      'Clocks change on Sun 4 Oct 2026 in Sydney, so 2:30 am doesn’t exist. We’ll use 3:30 am.',
    ],
    [
      { block: at('2027-03-28', 2.5, 5), occurrences: 2 },
      'Clocks change on Sun 4 Apr 2027 in Sydney, so 2:30 am happens twice. We’ll use the first.',
    ],
  ] as const)('of %j say: %s', (given, note) => {
    expect(said(planOf(given), none).slice(1)).toEqual([note]);
  });
});

it.each([
  [5, '5 min'],
  [60, '1 h'],
  [210, '3 h 30 min'],
  [0, '0 min'],
])('%d minutes are %s', (minutes, text) => {
  expect(t.length({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })).toBe(text);
});

describe('the summary of an edit', () => {
  const original = aBlock('2026-11-26', 13.5, 17);
  const afternoon = aBlock('2026-11-26', 18, 20);
  const edit = (changes: Partial<Entry>, shown = zone) => {
    const entry = { ...entryOf(original, shown), ...changes };
    const blocks = [original, afternoon];
    const plan = planEntry({ entry, original, mode: 'edit', blocks, zone: shown, now: present });
    return plan.type === 'ready' ? planLines(plan, { zone: shown, now: present, t, locale: 'en-AU' }).map(plain) : [];
  };

  it('describes the block until it is changed', () => {
    expect(edit({})).toEqual(['This block is 3 h 30 min, Thu 26 Nov 2026, 1:30 – 5:00 pm Sydney time.']);
  });

  it('gives the new time and the blocks it joins', () => {
    expect(edit({ endTime: '16:00' })).toEqual([
      'Changes this block to 2 h 30 min, Thu 26 Nov 2026, 1:30 – 4:00 pm Sydney time.',
    ]);
    expect(edit({ endTime: '18:00' })).toEqual([
      'Changes this block to 4 h 30 min, Thu 26 Nov 2026, 1:30 – 6:00 pm Sydney time; joins 1 other block.',
    ]);
  });

  it('adds Sydney times when another zone is shown', () => {
    expect(edit({}, 'Australia/Perth').at(-1)).toBe('In Sydney: Thu 26 Nov, 1:30 – 5:00 pm AEDT.');
  });
});

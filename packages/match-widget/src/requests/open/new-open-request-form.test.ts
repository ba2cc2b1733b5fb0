import type { Entries } from '@tele/kit';
import { expect, it } from 'vitest';
import { askBody } from './new-open-request.data.ts';
import { newOpenRequestFields, type NewOpenRequestFields } from './new-open-request-form.ts';

const entries: Entries<NewOpenRequestFields> = {
  specialty: 'Cardiology',
  timeframe: 'this-week',
  timeframeWords: '',
  state: null,
  reason: '',
};
const wordsOf = (timeframe: NewOpenRequestFields['timeframe']['choices'][number], timeframeWords: string) =>
  newOpenRequestFields(() => true)({ ...entries, timeframe }).timeframeWords.check(timeframeWords);

it('requires own words for that timeframe, and drops them for others', () => {
  expect(wordsOf('own-words', ' ')).toMatchObject({ tag: 'fault' });
  expect(wordsOf('own-words', ' Any Tuesday ')).toEqual({ tag: 'ok', value: 'Any Tuesday' });
  expect(wordsOf('this-week', 'Any Tuesday')).toEqual({ tag: 'ok', value: null });
});

it('treats a specialty that is not offered as empty', () => {
  const { specialty } = newOpenRequestFields((name) => name === 'Cardiology')(entries);
  expect(specialty.check('Cardiology')).toEqual({ tag: 'ok', value: 'Cardiology' });
  expect(specialty.check('Alchemy')).toMatchObject({ tag: 'fault' });
});

it('sends no reason in place of an empty one', () => {
  const sent = { ...entries, timeframe: 'this-week', timeframeWords: null } as const;
  expect(askBody('doctor', sent, null)).toEqual({
    profession: 'doctor',
    specialty: 'Cardiology',
    timeframe: 'this-week',
    timeframeWords: null,
    state: null,
    reason: null,
  });
});

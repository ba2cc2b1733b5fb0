import { expect, it } from 'vitest';
import { buildOpenRequestQuery, parseOpenRequestQuery, type OpenRequestDraft } from './query.ts';

const full: OpenRequestDraft = {
  specialty: 'Cardiology & more',
  timeframe: 'own-words',
  timeframeWords: 'Any Thursday, after 5 pm',
  state: 'WA',
  reason: 'Short of breath?',
};

it('comes back from an address as it was put there', () => {
  expect(parseOpenRequestQuery(buildOpenRequestQuery(full))).toEqual(full);
});

it('takes what a search was asked with', () => {
  expect(
    parseOpenRequestQuery('?specialty=Cardiology&state=vic&tz=Australia/Perth&feeCap=250&reason=Chest%20pain'),
  ).toEqual({
    specialty: 'Cardiology',
    timeframe: null,
    timeframeWords: '',
    state: 'VIC',
    reason: 'Chest pain',
  });
});

it('counts what makes no sense as not given', () => {
  expect(parseOpenRequestQuery(`when=yesterday&state=XX&words=${'a'.repeat(300)}`)).toEqual({
    specialty: '',
    timeframe: null,
    timeframeWords: 'a'.repeat(200),
    state: null,
    reason: '',
  });
});

it('leaves out what is not given', () => {
  expect(buildOpenRequestQuery({ specialty: ' ', timeframe: null, timeframeWords: '', state: null, reason: '' })).toBe(
    '',
  );
});

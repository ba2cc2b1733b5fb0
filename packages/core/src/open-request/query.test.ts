import { expect, it } from 'vitest';
import { buildOpenRequestQuery, parseOpenRequestQuery, type OpenRequestDraft } from './query.ts';

const full: OpenRequestDraft = {
  specialty: 'Cardiology & more',
  timeframe: 'own-words',
  timeframeWords: 'Any Thursday, after 5 pm',
  state: 'WA',
  reason: 'Short of breath?',
};

it('reads a URL as it was written', () => {
  expect(parseOpenRequestQuery(buildOpenRequestQuery(full))).toEqual(full);
});

it('accepts a search’s values', () => {
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

it('ignores invalid values', () => {
  expect(parseOpenRequestQuery(`when=yesterday&state=XX&words=${'a'.repeat(300)}`)).toEqual({
    specialty: '',
    timeframe: null,
    timeframeWords: 'a'.repeat(200),
    state: null,
    reason: '',
  });
});

it('leaves out missing values', () => {
  expect(buildOpenRequestQuery({ specialty: ' ', timeframe: null, timeframeWords: '', state: null, reason: '' })).toBe(
    '',
  );
});

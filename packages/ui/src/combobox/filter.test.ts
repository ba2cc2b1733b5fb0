import { describe, expect, test } from 'vitest';
import { addResult, filterOptions, fold, matchParts, sectionsOf } from './filter.ts';

const option = (label: string, more: { group?: string } = {}) => ({
  value: label,
  label,
  ...more,
});

describe('filtering', () => {
  const options = [option('Paediatric gastroenterology'), option('Gastroenterology'), option('Cardiology')];
  const labels = (query: string): string[] => filterOptions(options, query).map((found) => found.label);

  test('an empty query keeps everything in its order', () => {
    expect(labels('  ')).toEqual(['Paediatric gastroenterology', 'Gastroenterology', 'Cardiology']);
  });

  test('labels that begin with the query come first', () => {
    expect(labels('gas')).toEqual(['Gastroenterology', 'Paediatric gastroenterology']);
  });

  test('every word must be found in the label', () => {
    expect(labels('gastro paed')).toEqual(['Paediatric gastroenterology']);
    expect(labels('CARDIO')).toEqual(['Cardiology']);
    expect(labels('gastro cardio')).toEqual([]);
  });

  test('matches have no headings: the best comes first', () => {
    const grouped = [option('Neurosurgery', { group: 'A' }), option('Surgery', { group: 'B' })];
    expect(filterOptions(grouped, 'surgery')).toEqual([option('Surgery'), option('Neurosurgery')]);
  });
});

test('a search that arrives late adds rows and moves none', () => {
  const shown = { found: [option('Law'), option('Family law')] };
  const later = { found: [option('Family law'), option('Divorce'), option('Law')] };
  expect(addResult(shown, later).found.map(({ value }) => value)).toEqual(['Law', 'Family law', 'Divorce']);
  expect(addResult({ found: [] }, { found: [], near: [option('Law')] }).near).toEqual([option('Law')]);
});

test('sections are cut where the group changes', () => {
  const options = [option('a'), option('b', { group: 'X' }), option('c', { group: 'X' }), option('d', { group: 'Y' })];
  expect(sectionsOf(options).map(({ group, from, members }) => [group, from, members.length])).toEqual([
    [undefined, 0, 1],
    ['X', 1, 2],
    ['Y', 3, 1],
  ]);
  expect(sectionsOf([])).toEqual([]);
});

describe('matching', () => {
  test('accents do not matter and positions stay true', () => {
    expect(fold('Hạnh Nguyễn')).toBe('hanh nguyen');
    expect(matchParts('Hạnh Nguyễn', 'nguy')).toEqual([
      { text: 'Hạnh ', match: false },
      { text: 'Nguy', match: true },
      { text: 'ễn', match: false },
    ]);
  });

  test('no query marks nothing', () => {
    expect(matchParts('Cardiology', '')).toEqual([{ text: 'Cardiology', match: false }]);
  });
});

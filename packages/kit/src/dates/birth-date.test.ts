import { describe, expect, it } from 'vitest';
import { birthDateOf, birthDateParts, enterBirthDate, type BirthDateParts } from './birth-date.ts';

describe('birthDateOf', () => {
  it.each<[BirthDateParts, string]>([
    [['9', '3', '1984'], '1984-03-09'],
    [[' 09', '03 ', '1984'], '1984-03-09'],
    [['', '', ''], ''],
    [['9', '3', '84'], '9/3/84'],
    [['31', '2', '1984'], '31/2/1984'],
    [['9', '', ''], '9//'],
  ])('reads %j as %j', (parts, value) => {
    expect(birthDateOf(parts)).toBe(value);
  });
});

describe('birthDateParts', () => {
  it('returns the entries, whole or not', () => {
    expect(birthDateParts('1984-03-09')).toEqual(['09', '03', '1984']);
    expect(birthDateParts('9//84')).toEqual(['9', '', '84']);
    expect(birthDateParts('')).toEqual(['', '', '']);
  });
});

describe('enterBirthDate', () => {
  const empty: BirthDateParts = ['', '', ''];

  it.each<[number, string, BirthDateParts, number]>([
    [0, '9', ['9', '', ''], 0],
    [0, '17', ['17', '', ''], 0],
    [0, '170', ['17', '0', ''], 1],
    [0, '9/', ['9', '', ''], 1],
    [0, '9 3 84', ['9', '3', '84'], 2],
    [0, '17/05/1991', ['17', '05', '1991'], 2],
    [0, '1991-05-17', ['17', '05', '1991'], 2],
    [0, '17051991', ['17', '05', '1991'], 2],
    [1, '051', ['', '05', '1'], 2],
    [1, '5', ['', '5', ''], 1],
    [2, '1991', ['', '', '1991'], 2],
  ])('enters field %i: %j', (index, text, parts, focus) => {
    expect(enterBirthDate(empty, index, text)).toEqual([parts, focus]);
  });
});

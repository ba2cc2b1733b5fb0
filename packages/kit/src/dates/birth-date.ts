import { isDay } from '@tele/core';

/** Entries for day, month and year. */
export type BirthDateParts = [day: string, month: string, year: string];

/** 'YYYY-MM-DD' if the entries name a day, '' if all are empty, else the entries ('9/3/84'), for the form to refuse. */
export function birthDateOf(parts: BirthDateParts): string {
  const typed = parts.map((part) => part.trim());
  const day = typed
    .map((part) => part.padStart(2, '0'))
    .toReversed()
    .join('-');
  return isDay(day) ? day : typed.join('/').replace(/^\/\/$/, '');
}

/** Entries of a value of `birthDateOf`. */
export function birthDateParts(value: string): BirthDateParts {
  const [day = '', month = '', year = ''] = isDay(value) ? value.split('-').toReversed() : value.split('/');
  return [day, month, year];
}

/** Enters text in a field. After two digits or a separator, the next field continues; an ISO date fills all three. */
export function enterBirthDate(parts: BirthDateParts, index: number, text: string): [BirthDateParts, index: number] {
  if (isDay(text)) return [birthDateParts(text), 2];
  const [, digits, more, word, rest = more] = /^(\d\d)(\d.*)$|^(\w+)[\s/.-]+(.*)$/.exec(text) ?? [];
  const next: BirthDateParts = [...parts];
  const isOver = rest !== undefined && index < 2;
  next[index] = isOver ? (digits ?? word ?? '') : text;
  return isOver ? enterBirthDate(next, index + 1, rest) : [next, index];
}

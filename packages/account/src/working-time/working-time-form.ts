import {
  addDays,
  calendarAddressRule,
  calendarNameRule,
  daysBetween,
  dayKey,
  isDay,
  noticeChoices,
  sydney,
  wallTimeToInstant,
  type DayKey,
  type Span,
  type WorkingRules,
} from '@tele/core';
import type { Answer, BodyInput } from '@tele/core/contract';
import type { Entries, Values } from '@tele/kit';

type Rules = Answer<'workingRules'>;
type FieldChecked<Value> = { tag: 'ok'; value: Value } | { tag: 'fault'; fault: string };

/** Offered notice, as a select value: hours as text. */
const noticeRule = {
  check: (entry: string): FieldChecked<(typeof noticeChoices)[number]> => {
    const value = noticeChoices.find((hours) => String(hours) === entry);
    return value === undefined ? { tag: 'fault', fault: 'notice-missing' } : { tag: 'ok', value };
  },
  messages: {},
};

const breakRule = {
  check: (entry: string): FieldChecked<boolean> => ({ tag: 'ok', value: entry === 'kept' }),
  messages: {},
};

export const rulesFields = { noticeHours: noticeRule, keepsHalfHour: breakRule } as const;
export type RulesFields = typeof rulesFields;

export const rulesOf = ({ noticeHours, keepsHalfHour }: Rules): Entries<RulesFields> => ({
  noticeHours: String(noticeHours),
  keepsHalfHour: keepsHalfHour ? 'kept' : 'none',
});

/** Chosen rules, saved or not. Selects can only hold offered values. */
export const chosenRules = ({ noticeHours, keepsHalfHour }: Entries<RulesFields>): WorkingRules => ({
  noticeHours: Number(noticeHours),
  keepsHalfHour: keepsHalfHour === 'kept',
});

export const rulesBody = (values: Values<RulesFields>): BodyInput<'saveWorkingRules'> => values;

interface DayRule {
  check: (entry: string) => FieldChecked<DayKey>;
  messages: Record<string, never>;
}

const dayRule = (check: (entry: string) => string | null): DayRule => ({
  check: (entry) => {
    const fault = check(entry);
    return fault === null ? { tag: 'ok', value: entry } : { tag: 'fault', fault };
  },
  messages: {},
});

export type TimeOffFields = Readonly<Record<'first' | 'last', DayRule>>;

/** First and last day; the last must not be before the first. */
export const timeOffRules = ({ first }: Entries<TimeOffFields>): TimeOffFields => ({
  first: dayRule((entry) => (isDay(entry) ? null : 'first-missing')),
  last: dayRule((entry) => {
    if (!isDay(entry)) return 'last-missing';
    return isDay(first) && entry < first ? 'last-before-first' : null;
  }),
});

/** Whole days of Sydney, the last one included (product.md 'Time'). */
export const timeOffBody = ({ first, last }: Values<TimeOffFields>): Span => ({
  startISO: wallTimeToInstant(first, 0, sydney),
  endISO: wallTimeToInstant(addDays(last, 1), 0, sydney),
});

/** Form field of an API input. */
export const timeOffField = (input: string): string => (input === 'startISO' ? 'first' : 'last');

/** First and last day of time off, and the number of days. */
export function daysOff({ startISO, endISO }: Span): { first: DayKey; last: DayKey; count: number } {
  const first = dayKey(startISO, sydney);
  const last = dayKey(new Date(Date.parse(endISO) - 1).toISOString(), sydney);
  return { first, last, count: daysBetween(first, last) + 1 };
}

export const calendarFields = { name: calendarNameRule, address: calendarAddressRule } as const;
export type CalendarFields = typeof calendarFields;

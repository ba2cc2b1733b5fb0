import { parseTime, type Written } from './written.ts';

export const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number | undefined;
  until: Written | undefined;
  /** WKST and BY parts as written. */
  parts: ReadonlyMap<string, string>;
}

const numbers = /^[+-]?\d{1,4}(,[+-]?\d{1,4})*$/;
const days = /^([+-]?\d{0,2}(MO|TU|WE|TH|FR|SA|SU))(,[+-]?\d{0,2}(MO|TU|WE|TH|FR|SA|SU))*$/;
const forms: Readonly<Record<string, RegExp>> = {
  BYSECOND: numbers,
  BYMINUTE: numbers,
  BYHOUR: numbers,
  BYDAY: days,
  BYMONTHDAY: numbers,
  BYYEARDAY: numbers,
  BYWEEKNO: numbers,
  BYMONTH: numbers,
  BYSETPOS: numbers,
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/,
};

/** Undefined if any part is damaged: half a rule would be another rule. Ignores parts unknown to RFC 5545. */
export function parseRule(text: string): Rule | undefined {
  const given = new Map<string, string>();
  for (const part of text.split(';').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    given.set(name.trim().toUpperCase(), value.trim().toUpperCase());
  }
  const frequency = frequencies.find((one) => one === given.get('FREQ'));
  const interval = countOf(given.get('INTERVAL') ?? '1');
  const count = given.has('COUNT') ? countOf(given.get('COUNT')) : undefined;
  const until = given.has('UNTIL') ? parseTime((given.get('UNTIL') ?? '').replaceAll(/[-:]/g, '')) : undefined;
  const isWhole = (!given.has('COUNT') || count !== undefined) && (!given.has('UNTIL') || until !== undefined);
  if (!frequency || interval === undefined || !isWhole) return undefined;
  const parts = new Map<string, string>();
  for (const [name, form] of Object.entries(forms)) {
    const value = given.get(name);
    if (value === undefined) continue;
    if (!form.test(value)) return undefined;
    parts.set(name, value);
  }
  return { frequency, interval, count, until, parts };
}

function countOf(text = ''): number | undefined {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return count > 0 ? count : undefined;
}

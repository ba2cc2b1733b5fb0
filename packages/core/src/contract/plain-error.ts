import type * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

const missing = 'This field is required.';
const unclear = 'Check this field.';

export function plainError(issue: Issue): string {
  if (issue.input === undefined || (issue.input === null && issue.code !== 'custom')) return missing;
  switch (issue.code) {
    case 'invalid_type':
      return typeTexts[issue.expected] ?? unclear;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return formatTexts[issue.format] ?? 'Check the format of this field.';
    case 'invalid_value':
      return issue.values.length === 1 ? `Use ${String(issue.values[0])}.` : chooseOne(issue.values);
    case 'invalid_union':
      return issue.inclusive !== false && issue.options?.length ? chooseOne(issue.options) : unclear;
    case 'unrecognized_keys':
      return unknownField(issue.keys[0] ?? '');
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return unclear;
  }
}

export const unknownField = (key: string): string => `Unknown field ‘${key.slice(0, 60)}’.`;

const typeTexts: Readonly<Record<string, string>> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Send true or false.',
  array: 'Send a list.',
  object: 'Send an object.',
  null: 'Leave this field empty.',
  never: 'Leave this field empty.',
};

const formatTexts: Readonly<Record<string, string>> = {
  email: 'Enter your full email address, such as name@example.com.',
  url: 'Enter a web address, such as https://example.com.',
  date: 'Enter a date, such as 2026-12-01.',
  datetime: 'Use an ISO time in UTC, such as 2026-12-01T23:30:00.000Z.',
};

const count = (amount: number | bigint, noun: string): string =>
  Number(amount) === 1 ? `one ${noun}` : `${amount} ${noun}s`;

function tooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return `Use up to ${count(maximum, 'character')}.`;
  if (origin === 'array')
    return Number(maximum) === 0 ? 'Leave this list empty.' : `Send up to ${count(maximum, 'item')}.`;
  return inclusive === false ? `Enter less than ${maximum}.` : `Enter ${maximum} or less.`;
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'string') return Number(minimum) === 1 ? missing : `Use at least ${count(minimum, 'character')}.`;
  if (origin === 'array') return `Send at least ${count(minimum, 'item')}.`;
  return inclusive === false ? `Enter more than ${minimum}.` : `Enter ${minimum} or more.`;
}

const chooseOne = (values: readonly unknown[]): string => `Choose one of: ${values.map(String).join(', ')}.`;

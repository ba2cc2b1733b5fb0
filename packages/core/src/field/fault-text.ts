import type { FieldRule } from './rule.ts';

/** The specification's English text for an entry's error; undefined if valid. */
export function faultText<Entry, Fault extends string>(
  rule: FieldRule<Entry, unknown, Fault>,
  entry: Entry,
): string | undefined {
  const checked = rule.check(entry);
  return checked.tag === 'fault' ? rule.messages[checked.fault] : undefined;
}

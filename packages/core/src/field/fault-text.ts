import type { FieldRule } from './rule.ts';

/** What the specification says of an entry, in English; undefined when nothing is wrong with it. */
export function faultText<Entry, Fault extends string>(
  rule: FieldRule<Entry, unknown, Fault>,
  entry: Entry,
): string | undefined {
  const checked = rule.check(entry);
  return checked.tag === 'fault' ? rule.messages[checked.fault] : undefined;
}

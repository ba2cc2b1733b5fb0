import type { FieldRule } from './rule.ts';
import { visibleLine } from './visible-text.ts';

/** Makes a rule optional: null or spaces give null. */
export function optionalField<Entry, Value, Fault extends string>(
  rule: FieldRule<Entry, Value, Fault>,
): FieldRule<Entry | null, Value | null, Fault> {
  const isEmpty = (entry: Entry | null): entry is null =>
    entry === null || (typeof entry === 'string' && visibleLine(entry) === '');
  return {
    messages: rule.messages,
    check: (entry) => (isEmpty(entry) ? { tag: 'ok', value: null } : rule.check(entry)),
  };
}

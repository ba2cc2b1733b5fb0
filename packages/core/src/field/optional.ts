import type { FieldRule } from './rule.ts';
import { visibleLine } from './visible-text.ts';

/** The same rule for a field that may be left empty: null then, whether by null or by nothing but spaces. */
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

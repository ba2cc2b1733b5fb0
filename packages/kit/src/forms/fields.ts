import type { FieldRule } from '@tele/core';

export type FormFields = Readonly<Record<string, FieldRule<never, unknown>>>;

export type Entries<Fields extends FormFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { check: (entry: infer Entry) => unknown } ? Entry : never;
};

export type Values<Fields extends FormFields> = {
  [Name in keyof Fields]: Extract<ReturnType<Fields[Name]['check']>, { tag: 'ok' }>['value'];
};

export type Faults = Readonly<Record<string, string>>;

export const without = <Said>(said: Readonly<Record<string, Said>>, names: readonly string[]): Record<string, Said> =>
  Object.fromEntries(Object.entries(said).filter(([name]) => !names.includes(name)));

export function checkForm<Fields extends FormFields>(
  fields: Fields,
  entries: Entries<Fields>,
): { tag: 'ok'; values: Values<Fields> } | { tag: 'faults'; faults: Faults } {
  const values: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const [name, rule] of Object.entries(fields)) {
    const checked = rule.check(entries[name] as never);
    if (checked.tag === 'ok') values[name] = checked.value;
    else faults[name] = checked.fault;
  }
  return Object.keys(faults).length > 0 ? { tag: 'faults', faults } : { tag: 'ok', values: values as Values<Fields> };
}

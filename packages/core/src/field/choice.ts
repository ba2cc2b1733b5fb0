import type { FieldRule } from './rule.ts';

/** Choice from a fixed list; null before a choice. Any other value counts as none. */
export interface ChoiceRule<Choice extends string, Fault extends string> extends FieldRule<
  Choice | null,
  Choice,
  Fault
> {
  choices: readonly Choice[];
}

export function requiredChoice<const Choice extends string, Name extends string>(
  name: Name,
  choices: readonly Choice[],
  missing: string,
): ChoiceRule<Choice, `${Name}-missing`> {
  const fault = `${name}-missing` as const;
  return {
    choices,
    check: (entry) => {
      const value = choices.find((choice) => choice === entry);
      return value === undefined ? { tag: 'fault', fault } : { tag: 'ok', value };
    },
    messages: { [fault]: missing } as Readonly<Record<typeof fault, string>>,
  };
}

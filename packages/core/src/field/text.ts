import type { FieldRule } from './rule.ts';
import { visibleLine, visibleLines } from './visible-text.ts';

/** Text rule, with the limits an input needs. */
export interface TextRule<Fault extends string> extends FieldRule<string, string, Fault> {
  maxLength: number;
}

interface Options {
  lines?: true;
}

const visible = (entry: string, { lines }: Options): string => (lines ? visibleLines(entry) : visibleLine(entry));

/** Required text, trimmed. Its errors are named after the field, so they stay distinct in one form. */
export function requiredText<Name extends string>(
  name: Name,
  { maxLength, missing, ...options }: Options & { maxLength: number; missing: string },
): TextRule<`${Name}-missing` | `${Name}-too-long`> {
  const faults = { missing: `${name}-missing`, tooLong: `${name}-too-long` } as const;
  type Fault = (typeof faults)[keyof typeof faults];
  return {
    maxLength,
    check: (entry) => {
      const value = visible(entry, options);
      if (value === '') return { tag: 'fault', fault: faults.missing };
      return value.length > maxLength ? { tag: 'fault', fault: faults.tooLong } : { tag: 'ok', value };
    },
    messages: { [faults.missing]: missing, [faults.tooLong]: tooLong(maxLength) } as Readonly<Record<Fault, string>>,
  };
}

/** Optional text, trimmed, up to `maxLength` characters. */
export function freeText<Name extends string>(
  name: Name,
  maxLength: number,
  options: Options = {},
): TextRule<`${Name}-too-long`> {
  const fault = `${name}-too-long` as const;
  return {
    maxLength,
    check: (entry) => {
      const value = visible(entry, options);
      return value.length > maxLength ? { tag: 'fault', fault } : { tag: 'ok', value };
    },
    messages: { [fault]: tooLong(maxLength) } as Readonly<Record<typeof fault, string>>,
  };
}

const tooLong = (maxLength: number): string => `Use up to ${maxLength} characters.`;

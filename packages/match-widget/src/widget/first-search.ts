import { stateCodes, type SearchValue } from '@tele/core';

/** What the form starts with. What a host gives may be anything: a specialty that is none is not shown by the form, and a state that is none is left out. */
export function firstSearch(given: unknown): SearchValue {
  const of = (name: string): unknown =>
    typeof given === 'object' && given !== null && Object.hasOwn(given, name) ? Reflect.get(given, name) : undefined;
  const specialty = of('specialty');
  return {
    specialty: typeof specialty === 'string' ? specialty.trim() : '',
    reason: '',
    state: stateCodes.find((code) => code === of('state')) ?? null,
    tz: null,
    feeCapCents: null,
  };
}

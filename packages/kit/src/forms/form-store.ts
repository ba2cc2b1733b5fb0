import type { Faults } from './fields.ts';

/** What is said of a form: the same object until something else is to be said. */
export interface FormState {
  /** What is wrong with a field: a code of its rule, or the service's own words. */
  faults: Faults;
  refusals: Readonly<Record<string, string>>;
  /** How often it was sent, refused or not. From the first time on, what is typed is checked as it changes. */
  sendings: number;
  busy: boolean;
}

/** What is typed into a form and what is said of it, apart: whoever draws one field hears of that field alone. */
export interface FormStore<Entries> {
  entries: () => Entries;
  state: () => FormState;
  enter: (entries: Entries) => void;
  change: (part: Partial<FormState>) => void;
  /** Calls back after every change of either; gives the way to end it. */
  subscribe: (listener: () => void) => () => void;
}

export const untouched: FormState = { faults: {}, refusals: {}, sendings: 0, busy: false };

export function createFormStore<Entries>(initial: Entries): FormStore<Entries> {
  let entries = initial;
  let state = untouched;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    entries: () => entries,
    state: () => state,
    enter: (next) => {
      entries = next;
      tell();
    },
    change: (part) => {
      state = { ...state, ...part };
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

import { createStore } from '@tele/client';
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
  const { read, set, subscribe } = createStore({ entries: initial, state: untouched });
  return {
    entries: () => read().entries,
    state: () => read().state,
    enter: (entries) => set({ ...read(), entries }),
    change: (part) => set({ ...read(), state: { ...read().state, ...part } }),
    subscribe,
  };
}

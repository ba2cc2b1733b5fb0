import { createStore } from '@tele/client';
import type { Faults } from './fields.ts';

export interface FormState {
  faults: Faults;
  refusals: Readonly<Record<string, string>>;
  /** Number of submits, refused or not. After the first, entries are checked as they change. */
  sendings: number;
  busy: boolean;
}

export interface FormStore<Entries> {
  entries: () => Entries;
  state: () => FormState;
  enter: (entries: Entries) => void;
  change: (part: Partial<FormState>) => void;
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

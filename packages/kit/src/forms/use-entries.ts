import { useSyncExternalStore } from 'react';
import type { Entries, FormFields } from './fields.ts';
import type { TeleForm } from './use-form.ts';

/** What stands in a form, at every key: for what is said beside it while somebody writes. */
export const useEntries = <Fields extends FormFields>({ store }: Pick<TeleForm<Fields>, 'store'>): Entries<Fields> =>
  useSyncExternalStore(store.subscribe, store.entries, store.entries);

import { useSyncExternalStore } from 'react';
import type { Entries, FormFields } from './fields.ts';
import type { TeleForm } from './use-form.ts';

export const useEntries = <Fields extends FormFields>({ store }: Pick<TeleForm<Fields>, 'store'>): Entries<Fields> =>
  useSyncExternalStore(store.subscribe, store.entries, store.entries);

import {
  useEntries,
  useForm,
  useLatest,
  type Entries,
  type FormFields,
  type FormOptions,
  type SaveState,
} from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useEffect, useRef, useState } from 'react';
import { sectionMessages } from './section.messages.ts';

export interface SectionFormOptions<Fields extends FormFields> extends Pick<
  FormOptions<Fields>,
  'fields' | 'initial' | 'fills' | 'faults' | 'draft'
> {
  /** Unsaved values that survive a reload; null if none. */
  kept?: Entries<Fields> | null;
  /** Stores it; null once saved or unchanged. */
  onWrite?: (entries: Entries<Fields> | null) => void;
  /** Saves and returns the new form values. Errors thrown are shown. */
  onSave: FormOptions<Fields>['onSubmit'] extends (values: infer Values) => unknown
    ? (values: Values) => Promise<Entries<Fields>>
    : never;
}

const textOf = (value: unknown): string => JSON.stringify(value);

/** Form of one account section, with its save status: idle, dirty, saving, saved, failed. */
export const useSectionForm = <Fields extends FormFields>(options: SectionFormOptions<Fields>) => {
  const { initial, kept, ...formOptions } = options;
  const t = useMessages(sectionMessages);
  const latest = useLatest(options);
  const [state, setState] = useState<SaveState>('idle');
  const form = useForm<Fields>({
    ...formOptions,
    initial: kept ?? initial,
    failureText: t.saveFailed,
    onSubmit: async (values) => {
      setState('saving');
      try {
        store.enter(await latest.current.onSave(values));
        setState('saved');
      } catch (error) {
        setState('error');
        throw error;
      }
    },
  });
  const { store } = form;
  const entries = textOf(useEntries(form));
  const first = textOf(initial);
  const isChanged = entries !== first;
  const before = useRef(first);
  useEffect(() => {
    // Reloaded from another tab or device: untouched fields follow.
    if (before.current !== first && textOf(store.entries()) === before.current) store.enter(latest.current.initial);
    before.current = first;
  }, [first, store, latest]);
  useEffect(() => {
    latest.current.onWrite?.(isChanged ? store.entries() : null);
  }, [entries, isChanged, store, latest]);
  return {
    form,
    state: state === 'idle' && isChanged ? ('waiting' as const) : state,
    settle: () => setState('idle'),
    retry: () => form.props.ref.current?.requestSubmit(),
  };
};

export type SavedForm<Fields extends FormFields> = ReturnType<typeof useSectionForm<Fields>>;

import { TeleError } from '@tele/client';
import { useMessages } from '@tele/ui';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { errorMessages } from '../errors/error.messages.ts';
import { errorText } from '../errors/error-text.ts';
import { MemoryContext } from '../keep/context.ts';
import { useProvided } from '../provided/use-provided.ts';
import { useLatest } from '../latest/use-latest.ts';
import { checkForm, without, type Entries, type FormFields, type Values } from './fields.ts';
import { createFormStore, untouched } from './form-store.ts';
import { alertOf, showError, showField } from './show-error.ts';

export interface FormOptions<Fields extends FormFields> {
  /** Rules, or a function of the entries if one field affects another (a started address must be complete). */
  fields: Fields | ((entries: Entries<Fields>) => Fields);
  initial: Entries<Fields>;
  /** Sends the parsed values. Errors go to the fields a TeleError names, else to `problem`. False keeps the draft. */
  onSubmit: (values: Values<Fields>) => void | false | Promise<void | false>;
  /** Fields filled by an entry of another, such as a whole address pasted as the street. */
  fills?:
    | { readonly [Name in keyof Fields]?: (entry: Entries<Fields>[Name]) => Partial<Entries<Fields>> | null }
    | undefined;
  /** The screen's text for an error code. Default: the rule's. */
  faults?: Readonly<Record<string, string | undefined>> | undefined;
  /** Text for a failure without one, for example 'Failed to save'. */
  failureText?: string;
  /** Maps the API's input names to this form's. Default: the first part of `address.street` that is a field. */
  fieldOf?: ((input: string) => string) | undefined;
  /** Validates each field on blur, for a form whose button waits for all. Default: on submit. */
  mode?: 'onTouched';
  /** Keeps entries under this name between screens. In memory only: they may hold a name or a number. */
  draft?: string | undefined;
}

/** Shows no errors before submit, then focuses the first and validates on change. Spread `props` on the <form>. */
export const useForm = <Fields extends FormFields>(options: FormOptions<Fields>) => {
  const t = useMessages(errorMessages);
  const { initial, draft, failureText = t.wentWrong } = options;
  const latest = useLatest(options);
  const memory = useProvided(MemoryContext, 'useForm');
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [store] = useState(() => {
    const kept = draft === undefined ? undefined : (memory.get(draft) as Entries<Fields> | undefined);
    return createFormStore(kept ?? initial);
  });
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const touched = useRef(new Set<string>());
  const running = useRef(false);
  const rules = (): Fields => {
    const { fields } = latest.current;
    return typeof fields === 'function' ? fields(store.entries()) : fields;
  };
  const check = (names: readonly string[]): string | undefined => {
    const checked = checkForm(rules(), store.entries());
    const found = checked.tag === 'faults' ? checked.faults : {};
    const { faults, refusals } = store.state();
    const wrong = names.filter((name) => name in found);
    store.change({
      faults: { ...without(faults, names), ...Object.fromEntries(wrong.map((name) => [name, found[name] ?? ''])) },
      refusals: without(refusals, names),
    });
    return wrong[0];
  };
  const set = <Name extends keyof Fields & string>(name: Name, value: Entries<Fields>[Name]): void => {
    const entries = { [name]: value, ...latest.current.fills?.[name]?.(value) };
    store.enter({ ...store.entries(), ...entries });
    if (draft !== undefined) memory.set(draft, store.entries());
    for (const each of Object.keys(entries)) if (store.state().sendings > 0 || touched.current.has(each)) check([each]);
  };

  const failed = useRef(false);
  const showFirst = (): void => {
    const form = element.current;
    if (form) showError(form, failed.current ? alertOf(form) : null);
  };
  const refuse = (error: unknown): void => {
    const named = error instanceof TeleError ? Object.entries(error.fields) : [];
    const { fieldOf = (input) => input.split('.').find((part) => part in rules()) ?? '' } = latest.current;
    const known = named.map(([input, text]) => [fieldOf(input), text] as const).filter(([name]) => name in rules());
    store.change({ refusals: { ...store.state().refusals, ...Object.fromEntries(known) } });
    failed.current = known.length === 0;
    if (failed.current) setProblem(errorText(error, failureText));
    // Errors are in the document only after React has rendered.
    requestAnimationFrame(showFirst);
  };
  const send = async (): Promise<void> => {
    const checked = checkForm(rules(), store.entries());
    const sendings = store.state().sendings + 1;
    failed.current = false;
    if (checked.tag === 'faults') return store.change({ faults: checked.faults, refusals: {}, sendings });
    store.change({ faults: {}, refusals: {}, busy: true });
    setProblem(null);
    try {
      const isSent = (await latest.current.onSubmit(checked.values)) !== false;
      failed.current = !isSent;
      if (draft !== undefined && isSent) memory.delete(draft);
    } catch (error) {
      refuse(error);
    }
    store.change({ sendings, busy: false });
  };
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // For a form in a sheet in another form: React would pass the event to the outer one.
    event.stopPropagation();
    if (running.current) return;
    running.current = true;
    await send();
    running.current = false;
  };

  // An effect: errors are in the document only after React has rendered.
  useEffect(() => {
    if (state.sendings > 0) showFirst();
  }, [state.sendings]);
  return {
    store,
    props: { id: `${id}form`, ref: element, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) },
    busy: state.busy,
    problem,
    errorOf: (name: keyof Fields & string): string | null => {
      const fault = state.faults[name];
      return (
        state.refusals[name] ??
        (fault === undefined
          ? null
          : (options.faults?.[fault] ?? rules()[name]?.messages[fault as never] ?? failureText))
      );
    },
    set,
    leave: (name: keyof Fields & string): void => {
      if (latest.current.mode === undefined) return;
      touched.current.add(name);
      if (store.state().sendings === 0) check([name]);
    },
    look: (names: readonly (keyof Fields & string)[]): string | undefined => {
      for (const name of names) touched.current.add(name);
      return check(names);
    },
    focus: (name: string): void => {
      const control = element.current?.querySelector<HTMLElement>(`[name="${name}"]`);
      if (control) showField(control);
    },
    refuse,
    forget: (): void => {
      if (draft !== undefined) memory.delete(draft);
    },
    reset: (entries: Entries<Fields>): void => {
      touched.current.clear();
      store.enter(entries);
      store.change(untouched);
    },
  };
};

export type TeleForm<Fields extends FormFields> = ReturnType<typeof useForm<Fields>>;

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
  /** The rules; made from what is typed where one field decides about another (an address that was begun must be whole). */
  fields: Fields | ((entries: Entries<Fields>) => Fields);
  /** What stands in the form at first. */
  initial: Entries<Fields>;
  /**
   * Sends what the rules made of the entries. What it throws is shown: at the fields that a TeleError names, otherwise as `problem`. False says that
   * it is not sent yet, so that a draft stays: somebody has to sign in, or to say something more first.
   */
  onSubmit: (values: Values<Fields>) => void | false | Promise<void | false>;
  /** The screen's words for a fault, by its code; the rule's own by default. */
  faults?: Readonly<Record<string, string | undefined>>;
  /** Shown for a failure that has no text of its own, such as 'Failed to save'. */
  failureText?: string;
  /** The API's names of inputs (`address.street`) as this form's. */
  fieldOf?: (input: string) => string;
  /** Looks at a field as soon as it is left, for a form whose button waits for all of them; otherwise when it is sent. */
  mode?: 'onTouched';
  /** Keeps what is typed under this name while the screen is away: in memory, for it may hold a name or a number. */
  draft?: string;
}

/**
 * One form: it shows no errors before it is sent. Then each field shows its own, the first one (else the alert) is scrolled into view and focused, and
 * entries are checked as they change. Spread `props` on the <form>; draw fields with FormField.
 */
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
  /** Checks some fields, says what is wrong with each, and names the first that is. */
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
    store.enter({ ...store.entries(), [name]: value });
    if (draft !== undefined) memory.set(draft, store.entries());
    if (store.state().sendings > 0 || touched.current.has(name)) check([name]);
  };

  const failed = useRef(false);
  const showFirst = (): void => {
    const form = element.current;
    if (form) showError(form, failed.current ? alertOf(form) : null);
  };
  const refuse = (error: unknown): void => {
    const named = error instanceof TeleError ? Object.entries(error.fields) : [];
    const fieldOf = latest.current.fieldOf ?? ((input: string) => input);
    const known = named.map(([input, text]) => [fieldOf(input), text] as const).filter(([name]) => name in rules());
    store.change({ refusals: { ...store.state().refusals, ...Object.fromEntries(known) } });
    failed.current = known.length === 0;
    if (failed.current) setProblem(errorText(error, failureText));
    // Errors are in the document once React has drawn them.
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
    // A form inside a sheet inside another form: React would hand the event on to the outer one.
    event.stopPropagation();
    if (running.current) return;
    running.current = true;
    await send();
    running.current = false;
  };

  // In an effect, because errors are in the document only once React has drawn them.
  useEffect(() => {
    if (state.sendings > 0) showFirst();
  }, [state.sendings]);
  return {
    /** What is typed: for FormField and `useEntries`, which draw it. */
    store,
    props: { id: `${id}form`, ref: element, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) },
    /** While `onSubmit` runs. */
    busy: state.busy,
    /** What went wrong with sending as a whole. */
    problem,
    /** The words for what is wrong with a field; null while nothing is. */
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
    /** Somebody leaves a field: where the form's button waits for all of them, it is looked at now. */
    leave: (name: keyof Fields & string): void => {
      if (latest.current.mode === undefined) return;
      touched.current.add(name);
      if (store.state().sendings === 0) check([name]);
    },
    /** Looks at these as if they had been left, and names the first at fault. */
    look: (names: readonly (keyof Fields & string)[]): string | undefined => {
      for (const name of names) touched.current.add(name);
      return check(names);
    },
    focus: (name: string): void => {
      const control = element.current?.querySelector<HTMLElement>(`[name="${name}"]`);
      if (control) showField(control);
    },
    /** Shows what a later step refused, as if `onSubmit` had thrown it. */
    refuse,
    /** Lets go of what the draft keeps: it was given up. */
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

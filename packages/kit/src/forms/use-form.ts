import { TeleError } from '@tele/core/client';
import { useMessages } from '@tele/ui';
import { useContext, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useForm as useHookForm, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { errorMessages } from '../errors/error.messages.ts';
import { errorText } from '../errors/error-text.ts';
import { MemoryContext } from '../keep/context.ts';
import { useLatest } from '../latest/use-latest.ts';
import { checkForm, type Entries, type FormFields, type Values } from './fields.ts';

export interface FormOptions<Fields extends FormFields> {
  /** The rules; made from what is typed where one field decides about another (an address that was begun must be whole). */
  fields: Fields | ((entries: Entries<Fields>) => Fields);
  /** What stands in the form at first. */
  initial: Entries<Fields>;
  /** Sends what the rules made of the entries. What it throws is shown: at the fields that a TeleError names, otherwise as `problem`. */
  onSubmit: (values: Values<Fields>) => void | Promise<void>;
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
 * One form: nothing is said to be wrong before it is sent; then each field says it, the first one has the focus, and what is typed is
 * checked as it changes. Spread `props` on the <form>; draw fields with FormField.
 */
export const useForm = <Fields extends FormFields>(options: FormOptions<Fields>) => {
  const t = useMessages(errorMessages);
  const { initial, draft, failureText = t.wentWrong } = options;
  const latest = useLatest(options);
  const memory = useContext(MemoryContext);
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [kept] = useState(() => (draft === undefined ? undefined : (memory.get(draft) as Entries<Fields> | undefined)));
  const rulesFor = (entries: FieldValues): Fields => {
    const { fields } = latest.current;
    return typeof fields === 'function' ? fields(entries as Entries<Fields>) : fields;
  };
  const resolver: Resolver<FieldValues, unknown, FieldValues> = (entries) => {
    const checked = checkForm(rulesFor(entries), entries as Entries<Fields>);
    if (checked.tag === 'ok') return { values: checked.values, errors: {} };
    const errors = Object.entries(checked.faults).map(([name, fault]) => [name, { type: fault }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors };
  };
  const form = useHookForm<FieldValues, unknown, FieldValues>({
    defaultValues: kept ?? initial,
    resolver,
    mode: options.mode,
    // Not every control is an input: the first invalid one is found in the document instead.
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(() => {
    if (draft === undefined) return undefined;
    return subscribe({ formState: { values: true }, callback: ({ values }) => void memory.set(draft, values) });
  }, [draft, memory, subscribe]);

  const focusFirst = (): void => {
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid?.querySelector<HTMLElement>('input, select, textarea, button') ?? invalid)?.focus();
  };
  const refuse = (error: unknown): void => {
    const named = error instanceof TeleError ? Object.entries(error.fields) : [];
    const fieldOf = latest.current.fieldOf ?? ((input: string) => input);
    const known = named
      .map(([input, text]) => [fieldOf(input), text] as const)
      .filter(([name]) => name in rulesFor(form.getValues()));
    for (const [name, message] of known) form.setError(name, { type: 'refused', message });
    if (known.length === 0) setProblem(errorText(error, failureText));
    // Errors are in the document once React has drawn them.
    requestAnimationFrame(focusFirst);
  };
  const send = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await latest.current.onSubmit(values as Values<Fields>);
      if (draft !== undefined) memory.delete(draft);
    } catch (error) {
      refuse(error);
    }
  });
  const onSubmit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    // A form inside a sheet inside another form: React would hand the event on to the outer one.
    event?.stopPropagation();
    await send();
  };

  const { errors, isSubmitting, submitCount } = form.formState;
  // In an effect, because errors are in the document only once React has drawn them.
  useEffect(() => {
    if (submitCount > 0) focusFirst();
  }, [submitCount]);
  return {
    control: form.control,
    props: { id: `${id}form`, ref: element, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) },
    /** While `onSubmit` runs. */
    busy: isSubmitting,
    /** What went wrong with sending as a whole. */
    problem,
    /** The words for what is wrong with a field; null while nothing is. */
    errorOf: (name: keyof Fields & string): string | null => {
      const error = (errors as Record<string, { type?: unknown; message?: string } | undefined>)[name];
      if (!error) return null;
      const fault = String(error.type);
      return error.message ?? options.faults?.[fault] ?? rulesFor(form.getValues())[name]?.says[fault] ?? failureText;
    },
    set: <Name extends keyof Fields & string>(name: Name, value: Entries<Fields>[Name]): void =>
      form.setValue(name as string, value, { shouldValidate: form.formState.isSubmitted }),
    focus: (name: keyof Fields & string): void =>
      element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
    /** What lies below: for `checkFields`, which forms of one step do without. */
    hookForm: form,
    /** Shows what a later step refused, as if `onSubmit` had thrown it. */
    refuse,
    reset: (entries: Entries<Fields>): void => form.reset(entries),
  };
};

export type TeleForm<Fields extends FormFields> = ReturnType<typeof useForm<Fields>>;

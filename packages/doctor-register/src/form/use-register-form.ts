import { fillPhone, splitAddress, type Category } from '@tele/core';
import { TeleError } from '@tele/client';
import { checkFields, useEntries, useForm, useKept, type TeleForm } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useEffect, useRef, useState } from 'react';
import { readDraft } from './draft.ts';
import { formFaults } from './form-faults.messages.ts';
import { formMessages } from './form.messages.ts';
import {
  registerFields,
  type RegisterEntries,
  type RegisterFields,
  type RegisterName,
  type RegisterValues,
} from './register-fields.ts';
import { fieldOf, fieldsOf, stepOf, stepOfInputs, steps, type HostStep, type Step } from './steps.ts';
import { useAim } from './use-aim.ts';

export interface RegisterFormOptions {
  category: Category;
  initial: RegisterEntries;
  draftKey: string;
  /** Sends it, or returns 'kept' to try later. Errors thrown are shown. */
  onSubmit: (values: RegisterValues) => Promise<'sent' | 'kept'>;
  host: HostStep;
}

const isBlank = (entry: unknown): boolean =>
  entry === null || (typeof entry === 'string' && entry.trim() === '') || (Array.isArray(entry) && entry.length === 0);

function fillAddress(entry: string): Partial<RegisterEntries> | null {
  const address = splitAddress(entry);
  return (
    address && { street: address.street, suburb: address.suburb, state: address.state, postcode: address.postalCode }
  );
}

/** Form with draft and steps. Empty fields show errors only after Next or the bar asks for them. */
export const useRegisterForm = ({ category, initial, draftKey, onSubmit, host }: RegisterFormOptions) => {
  const t = useMessages(formMessages);
  const [draft, keepDraft] = useKept<RegisterEntries | null>({ key: draftKey, read: readDraft, initial: null });
  const readStep = (kept: unknown): Step | null => steps.find((step) => step === kept) ?? null;
  const [ownStep, keepStep] = useKept<Step>({ key: `${draftKey}.step`, read: readStep, initial: 'way' });
  const step = host.step ?? ownStep;
  const setStep = (next: Step): void => {
    keepStep(next);
    if (next !== step) host.onStepChange?.({ step: next });
  };
  const [checkedNames, setCheckedNames] = useState<readonly RegisterName[]>([]);
  const form: TeleForm<RegisterFields> = useForm<RegisterFields>({
    fields: (typed) => registerFields(category, typed.specialties),
    initial: draft ?? initial,
    faults: useMessages(formFaults),
    failureText: t.failed,
    fieldOf,
    fills: { street: fillAddress, phone: fillPhone },
    mode: 'onTouched',
    onSubmit: async (values) => {
      try {
        if ((await onSubmit(values)) === 'kept') return;
        keepDraft(null);
        setStep('way');
      } catch (error) {
        const at = error instanceof TeleError ? stepOfInputs(Object.keys(error.fields)) : undefined;
        if (at) setStep(at.step);
        if (at) aim(at.name ? { control: at.name } : { heading: at.step });
        if (error instanceof TeleError && error.status === 401) {
          throw new TeleError(error.code, 401, { error: t.signIn, cause: error });
        }
        // An answer without an error text is 'Failed' (spec section 8), whatever its status text.
        if (error instanceof TeleError && error.errorField === '')
          throw new TeleError(error.code, error.status, { error: '', cause: error });
        throw error;
      }
    },
  });
  const aim = useAim(form.props.ref);
  const drawn = useRef(host.step);
  useEffect(() => {
    // Skips the first render, where the host manages focus, and the form's own steps, which set it.
    if (host.step && drawn.current && host.step !== drawn.current && host.step !== ownStep) aim({ heading: host.step });
    drawn.current = host.step;
    if (host.step) keepStep(host.step);
  }, [host.step, ownStep, keepStep, aim]);
  const entries = useEntries(form);
  useEffect(() => {
    if (JSON.stringify(entries) !== JSON.stringify(initial)) keepDraft(entries);
  }, [entries, initial, keepDraft]);
  const show = (next: Step | undefined): void => {
    if (!next) return;
    setStep(next);
    aim({ heading: next });
  };
  return {
    form: {
      ...form,
      errorOf: (name: RegisterName) =>
        isBlank(entries[name]) && !checkedNames.includes(name) ? null : form.errorOf(name),
    },
    entries,
    step,
    show,
    go: (name: RegisterName): void => {
      setCheckedNames([...checkedNames, name]);
      setStep(stepOf(name));
      aim({ control: name });
      checkFields(form, [name]);
    },
    back: () => show(steps[steps.indexOf(step) - 1]),
    next: (): void => {
      setCheckedNames([...checkedNames, ...fieldsOf[step]]);
      if (checkFields(form, fieldsOf[step])) show(steps[steps.indexOf(step) + 1]);
    },
  };
};

import { dayKey, fillPhone, nameRule, relations, sydney, type PersonBookedFor, type PersonField } from '@tele/core';
import type { BodyInput } from '@tele/core/contract';
import { Notice, RadioChips, useMessages } from '@tele/ui';
import { useEffect, type ReactNode } from 'react';
import { CollectionNotice } from '../collection/CollectionNotice.tsx';
import { BirthDateInput } from '../dates/BirthDateInput.tsx';
import { FormField } from '../forms/FormField.tsx';
import { GenderChips } from '../forms/GenderChips.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useForm } from '../forms/use-form.ts';
import { useLatest } from '../latest/use-latest.ts';
import { useNow } from '../provider/context.ts';
import { Consent } from './Consent.tsx';
import { peopleMessages, personFaults } from './people.messages.ts';
import { bodyOf, entriesOf, personFormFields, type PersonFormFields } from './person-form.ts';
import './PersonForm.css';

export interface PersonFormProps {
  /** Null for a new person. */
  person: PersonBookedFor | null;
  /** Fields the booking requires; none under the account. */
  needs?: readonly PersonField[];
  onBusyChange?: (busy: boolean) => void;
  /** Saves the person. Errors appear on the fields the API names, otherwise below them. */
  onSave: (details: BodyInput<'savePerson'>) => Promise<void>;
  /** The buttons, anywhere on the page: a submit button's `form` is `formId`. */
  children: (form: { formId: string; busy: boolean; savingLabel: string }) => ReactNode;
}

/** Details of a person someone books for. Same rules as one's own; a new person also needs consent. */
export const PersonForm = (props: PersonFormProps) => {
  const { person, needs = [] } = props;
  const t = useMessages(peopleMessages);
  const today = dayKey(useNow().toISOString(), sydney);
  const form = useForm<PersonFormFields>({
    fields: personFormFields(today, needs, person === null),
    initial: entriesOf(person),
    fills: { phone: fillPhone as (entry: string | null) => { phone: string } },
    faults: useMessages(personFaults),
    failureText: t.saveFailed,
    // A draft survives the sign-in of a booking; under the account, for a new person only.
    draft: person === null || needs.length > 0 ? `kit.person ${person?.personId ?? 'new'}` : undefined,
    onSubmit: (values) => props.onSave(bodyOf(values)),
  });
  const { busy } = form;
  const tellBusy = useLatest(props.onBusyChange);
  useEffect(() => tellBusy.current?.(busy), [busy, tellBusy]);
  const must = (field: PersonField) => (needs.includes(field) ? { required: true } : { optional: true });
  return (
    <form {...form.props} className="tele-person-form" aria-label={person ? t.theirDetails(person) : t.newTitle}>
      <CollectionNotice />
      <TextField
        form={form}
        name="name"
        label={t.name}
        required
        input={{ autoComplete: 'off', maxLength: nameRule.maxLength }}
      />
      <FormField form={form} name="relation" label={t.relation} group required>
        {({ value, onValueChange }) => (
          <RadioChips
            options={relations.map((relation) => ({ value: relation, label: t[relation] }))}
            value={value}
            onValueChange={(next) => onValueChange(relations.find((relation) => relation === next) ?? null)}
          />
        )}
      </FormField>
      <FormField form={form} name="dob" label={t.dob} group {...must('dob')}>
        {({ value, onValueChange, onBlur }) => (
          <BirthDateInput autoComplete="off" value={value ?? ''} {...{ onValueChange, onBlur }} />
        )}
      </FormField>
      <FormField form={form} name="gender" label={t.gender} group {...must('gender')}>
        {({ value, onValueChange }) => (
          <GenderChips optional={!needs.includes('gender')} {...{ value, onValueChange }} />
        )}
      </FormField>
      <TextField
        form={form}
        name="phone"
        label={t.phone}
        hint={t.phoneHint}
        optional
        input={{ type: 'tel', autoComplete: 'off', numeric: true, maxLength: 20 }}
      />
      <TextField
        form={form}
        name="medicareOrIhi"
        label={t.medicareOrIhi}
        hint={person?.medicareOrIhi ? t.numberOnFile({ masked: person.medicareOrIhi }) : t.numberHint}
        optional
        input={{ inputMode: 'numeric', autoComplete: 'off', numeric: true, maxLength: 24 }}
      />
      {person === null && <Consent form={form} label={t.consent} />}
      {form.problem && (
        <Notice tone="critical" role="alert">
          {form.problem}
        </Notice>
      )}
      {props.children({ formId: form.props.id, busy, savingLabel: t.saving })}
    </form>
  );
};

import { Button, Notice, PageHeader } from '@tele/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { AddressFields } from './AddressFields.tsx';
import { FormSection } from './FormSection.tsx';
import { NumberField } from './NumberField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { checkProfile, type ProfileErrors, type ProfileForm } from './profile-form.ts';
import './AccountPage.css';

export interface RegisterViewProps {
  initial: ProfileForm;
  email: string;
  /** The Medicare number or IHI on file, masked. */
  numberOnFile: string | null;
  /** Says why a newcomer sees this before what they were going to. */
  newcomer: boolean;
  /** YYYY-MM-DD. */
  today: string;
  saving: boolean;
  /** What the API refused, by field. */
  refused: ProfileErrors;
  /** What went wrong with saving as a whole. */
  error: string | null;
  onSave: (form: ProfileForm) => void;
}

/** The edit-profile screen of a patient. */
export const RegisterView = (props: RegisterViewProps) => {
  const { initial, newcomer, today, saving, refused, error, onSave } = props;
  const [form, setForm] = useState(initial);
  const [found, setFound] = useState<ProfileErrors>({});
  const [tries, setTries] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const errors = { ...refused, ...found };
  const change = (changed: Partial<ProfileForm>): void => {
    setForm({ ...form, ...changed });
    setFound(Object.fromEntries(Object.entries(found).filter(([field]) => !(field in changed))));
  };
  useEffect(() => {
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid?.querySelector<HTMLElement>('input') ?? invalid)?.focus();
  }, [tries, refused]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = checkProfile(form, today);
    setFound(wrong);
    if (Object.keys(wrong).length > 0) setTries(tries + 1);
    else if (!saving) onSave(form);
  };
  const shared = { form, errors, onFormChange: change };
  return (
    <div className="tele-account-page">
      <PageHeader
        title={newcomer ? 'Set up your profile' : 'Edit profile'}
        lede="Specialists see these details only for appointments they have with you."
      />
      {newcomer && <Notice>Tell us who the appointment is for.</Notice>}
      <form ref={element} noValidate onSubmit={submit}>
        <FormSection title="Your details" lede="Who the appointment is for, and how to reach you.">
          <PersonFields {...shared} email={props.email} today={today} />
        </FormSection>
        <FormSection title="Address" lede="Where you live.">
          <AddressFields {...shared} />
        </FormSection>
        <FormSection title="Medicare" lede="Kept encrypted. Your specialist sees it once you are booked.">
          <NumberField {...shared} onFile={props.numberOnFile} />
        </FormSection>
        <div className="tele-account-page__actions">
          {error && (
            <Notice tone="critical" role="alert" compact>
              {error}
            </Notice>
          )}
          <Button type="submit" variant="primary" size="lg" loading={saving} loadingLabel="Saving…">
            {newcomer ? 'Save and continue' : 'Save profile'}
          </Button>
        </div>
      </form>
    </div>
  );
};

import { Checkbox } from '@tele/ui';
import { useEntries } from '../forms/use-entries.ts';
import type { TeleForm } from '../forms/use-form.ts';
import type { PersonFormFields } from './person-form.ts';

/** Consent to book for a new person, ticked by the person who books. */
export const Consent = ({ form, label }: { form: TeleForm<PersonFormFields>; label: string }) => {
  const { consent } = useEntries(form);
  return (
    <Checkbox
      name="consent"
      label={label}
      required
      checked={consent}
      error={form.errorOf('consent')}
      onChange={(event) => form.set('consent', event.target.checked)}
    />
  );
};

import { Checkbox } from '@tele/ui';
import { useEntries } from '../forms/use-entries.ts';
import type { TeleForm } from '../forms/use-form.ts';
import type { PersonFormFields } from './person-form.ts';

/** That somebody new may be booked for: said once, by a tick of whoever books. */
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

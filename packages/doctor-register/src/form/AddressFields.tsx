import { FormField, StateSelect, TextField, type TeleForm } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { formMessages } from './form.messages.ts';
import type { RegisterFields } from './register-fields.ts';
import './FormPart.css';

export const AddressFields = ({ form }: { form: TeleForm<RegisterFields> }) => {
  const t = useMessages(formMessages);
  const half = 'tele-register-part__half';
  return (
    <>
      <TextField
        form={form}
        name="street"
        label={t.street}
        required
        className={half}
        input={{ autoComplete: 'street-address', maxLength: 200 }}
      />
      <TextField
        form={form}
        name="suburb"
        label={t.suburb}
        optional
        className={half}
        input={{ autoComplete: 'address-level2', maxLength: 100 }}
      />
      <FormField form={form} name="state" label={t.state} required className={half}>
        {({ name, value, onValueChange, onBlur }) => <StateSelect {...{ name, value, onValueChange, onBlur }} />}
      </FormField>
      <TextField
        form={form}
        name="postcode"
        label={t.postcode}
        required
        className={half}
        input={{ inputMode: 'numeric', autoComplete: 'postal-code', numeric: true, maxLength: 4 }}
      />
    </>
  );
};

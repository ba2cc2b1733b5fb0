import { FormField, StateSelect, TextField, type TeleForm } from '@tele/kit';
import { useMessages } from '@tele/ui';
import type { DetailsFields } from './details-form.ts';
import { submitMessages } from './submit.messages.ts';
import './DetailsStep.css';

export const AddressDetails = ({ form }: { form: TeleForm<DetailsFields> }) => {
  const t = useMessages(submitMessages);
  return (
    <div className="tele-details-step__address">
      <TextField
        form={form}
        name="street"
        label={t.street}
        required
        className="tele-details-step__wide"
        input={{ autoComplete: 'street-address', maxLength: 200 }}
      />
      <TextField
        form={form}
        name="suburb"
        label={t.suburb}
        optional
        className="tele-details-step__wide"
        input={{ autoComplete: 'address-level2', maxLength: 100 }}
      />
      <FormField form={form} name="state" label={t.state} required>
        {({ name, value, onValueChange, onBlur }) => <StateSelect {...{ name, value, onValueChange, onBlur }} />}
      </FormField>
      <TextField
        form={form}
        name="postalCode"
        label={t.postalCode}
        required
        input={{ inputMode: 'numeric', autoComplete: 'postal-code', numeric: true, maxLength: 4 }}
      />
    </div>
  );
};

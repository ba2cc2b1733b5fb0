import { PersonForm, type PersonFormProps } from '@tele/kit';
import { Button } from '@tele/ui';
import { createPortal } from 'react-dom';

export interface AddPersonProps extends Pick<PersonFormProps, 'onSave'> {
  submitLabel: string;
  foot: HTMLElement | null;
  busy: boolean;
  onBusyChange: (busy: boolean) => void;
}

export const AddPerson = ({ submitLabel, foot, busy, onBusyChange, onSave }: AddPersonProps) => (
  <PersonForm person={null} onBusyChange={onBusyChange} onSave={onSave}>
    {({ formId, savingLabel }) =>
      foot &&
      createPortal(
        <Button type="submit" form={formId} variant="primary" size="lg" loading={busy} loadingLabel={savingLabel}>
          {submitLabel}
        </Button>,
        foot,
      )
    }
  </PersonForm>
);

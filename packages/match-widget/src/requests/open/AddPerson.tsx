import { PersonForm, type PersonFormProps } from '@tele/kit';
import { Button, useMessages } from '@tele/ui';
import { createPortal } from 'react-dom';
import { newOpenRequestMessages } from './new-open-request.messages.ts';

export interface AddPersonProps extends Pick<PersonFormProps, 'onSave'> {
  foot: HTMLElement | null;
  busy: boolean;
  onBusyChange: (busy: boolean) => void;
}

export const AddPerson = ({ foot, busy, onBusyChange, onSave }: AddPersonProps) => {
  const t = useMessages(newOpenRequestMessages);
  return (
    <PersonForm person={null} onBusyChange={onBusyChange} onSave={onSave}>
      {({ formId, savingLabel }) =>
        foot &&
        createPortal(
          <Button type="submit" form={formId} variant="primary" size="lg" loading={busy} loadingLabel={savingLabel}>
            {t.addPerson}
          </Button>,
          foot,
        )
      }
    </PersonForm>
  );
};

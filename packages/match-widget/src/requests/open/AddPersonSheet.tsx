import { peopleMessages, type PersonFormProps } from '@tele/kit';
import { LatePart, Sheet, Skeleton, useMessages } from '@tele/ui';
import { useState } from 'react';
import { newOpenRequestMessages } from './new-open-request.messages.ts';
import { lateSubmitSteps } from '../../submit/late-submit-steps.ts';
import '../../submit/SubmitSheet.css';

export interface AddPersonSheetProps extends Pick<PersonFormProps, 'onSave'> {
  open: boolean;
  onClose: () => void;
}

export const AddPersonSheet = ({ open, onClose, onSave }: AddPersonSheetProps) => {
  const t = useMessages(peopleMessages);
  const texts = useMessages(newOpenRequestMessages);
  const [busy, setBusy] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t.newTitle}
      description={t.lede}
      dismissible={!busy}
      footer={<div ref={setFoot} className="tele-submit-foot" />}
    >
      <LatePart code={lateSubmitSteps} loading={<Skeleton shape="block" height={320} />}>
        {({ AddPerson }) => (
          <AddPerson
            submitLabel={texts.addPerson}
            {...{ foot, busy }}
            onBusyChange={setBusy}
            onSave={async (details) => {
              await onSave(details);
              onClose();
            }}
          />
        )}
      </LatePart>
    </Sheet>
  );
};

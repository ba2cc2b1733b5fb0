import { passkeyNameRule, type Passkey } from '@tele/core';
import { FormField, useChange, useForm } from '@tele/kit';
import { Button, Notice, Sheet, TextInput, useMessages } from '@tele/ui';
import { useId } from 'react';
import { passkeysMessages } from './passkeys.messages.ts';

export interface RenamePasskeyProps {
  passkey: Passkey;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

export const RenamePasskey = ({ passkey, open, onDone, onClose }: RenamePasskeyProps) => {
  const t = useMessages(passkeysMessages);
  const id = useId();
  const rename = useChange('renamePasskey', { refreshOn: ['NOT_FOUND'] });
  const form = useForm({
    fields: { name: passkeyNameRule },
    initial: { name: passkey.name },
    faults: { 'name-missing': t.nameMissing },
    failureText: t.notRenamed,
    onSubmit: async ({ name }) => {
      await rename.mutateAsync({ params: { id: passkey.passkeyId }, body: { name } });
      onDone();
    },
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t.renameTitle}
      dismissible={!form.busy}
      footer={
        <Button type="submit" form={id} variant="primary" loading={form.busy} loadingLabel={t.saving}>
          {t.save}
        </Button>
      }
    >
      <form {...form.props} id={id}>
        <FormField form={form} name="name" label={t.name} required>
          {({ value, onValueChange, ...input }) => (
            <TextInput
              {...input}
              value={value}
              maxLength={passkeyNameRule.maxLength}
              onChange={(event) => onValueChange(event.target.value)}
            />
          )}
        </FormField>
        {form.problem && (
          <Notice tone="critical" role="alert" compact>
            {form.problem}
          </Notice>
        )}
      </form>
    </Sheet>
  );
};

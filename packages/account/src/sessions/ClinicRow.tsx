import { sydney, type Sessions } from '@tele/core';
import { errorText, useChange, useFormat, useNow } from '@tele/kit';
import { Button, useMessages, useToast, VisuallyHidden } from '@tele/ui';
import { AccountRow } from '../section/AccountRow.tsx';
import { sessionsMessages } from './sessions.messages.ts';

/** A clinic's site that can sign the person in, or that they disconnected. */
export const ClinicRow = ({ partnerId, name, until, disconnectedAt }: Sessions['clinics'][number]) => {
  const t = useMessages(sessionsMessages);
  const format = useFormat();
  const now = useNow();
  const toast = useToast();
  const isOff = disconnectedAt !== null;
  const change = useChange(isOff ? 'connectClinic' : 'disconnectClinic', { refreshOn: ['NOT_FOUND'] });
  const when = (iso: string): string => format.dayTimeWithZone(iso, sydney, now);
  const hint = isOff
    ? t.clinicOff({ when: when(disconnectedAt) })
    : until === null
      ? t.clinicSignsIn
      : t.clinic({ when: when(until) });
  const send = (): void =>
    change.mutate(
      { params: { id: partnerId } },
      {
        onSuccess: () => toast.show(isOff ? t.connected({ name }) : t.disconnected({ name }), { tone: 'positive' }),
      },
    );
  return (
    <AccountRow title={name} hint={hint} problem={change.error && errorText(change.error, t.clinicFailed({ name }))}>
      <Button size="sm" loading={change.isPending} onClick={send}>
        <span>{isOff ? t.connect : t.disconnect}</span>
        <VisuallyHidden>{t.ofClinic({ name })}</VisuallyHidden>
      </Button>
    </AccountRow>
  );
};

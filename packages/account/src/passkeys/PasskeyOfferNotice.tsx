import { useQuery } from '@tanstack/react-query';
import { signInAges } from '@tele/core';
import { callQuery, useNow, useTele } from '@tele/kit';
import { Button, LockIcon, Notice, useMessages, useToast } from '@tele/ui';
import { passkeysMessages } from './passkeys.messages.ts';
import { useAddPasskey } from './use-add-passkey.ts';

export interface PasskeyOfferNoticeProps {
  onAnswer: () => void;
}

/** For people without a passkey whose sign-in is recent enough to add one. */
export const PasskeyOfferNotice = ({ onAnswer }: PasskeyOfferNoticeProps) => {
  const t = useMessages(passkeysMessages);
  const { client } = useTele();
  const now = useNow();
  const toast = useToast();
  const passkeys = useQuery(callQuery(client, 'myPasskeys'));
  const sessions = useQuery(callQuery(client, 'mySessions'));
  const { add, adding, problem } = useAddPasskey(({ name }) => {
    toast.show(t.added({ name }), { tone: 'positive' });
    onAnswer();
  });
  const signedInAt = sessions.data?.devices.find(({ isThis }) => isThis)?.signedInAt;
  const isRecent =
    signedInAt !== undefined && now.getTime() - Date.parse(signedInAt) < signInAges.recentMinutes * 60_000;
  if (passkeys.data?.items.length !== 0 || !isRecent) return null;
  return (
    <Notice
      icon={LockIcon}
      title={t.offer}
      actions={
        <>
          <Button loading={adding} onClick={add}>
            {t.add}
          </Button>
          <Button variant="ghost" onClick={onAnswer}>
            {t.notNow}
          </Button>
        </>
      }
    >
      <p>{t.lede}</p>
      <p role="status">{problem}</p>
    </Notice>
  );
};

import { sydney, type Passkey } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Button, useMessages, VisuallyHidden } from '@tele/ui';
import { AccountRow } from '../section/AccountRow.tsx';
import { passkeysMessages } from './passkeys.messages.ts';
import '../section/AccountScreen.css';

export interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

export const PasskeyRow = ({ passkey, onRename, onRemove }: PasskeyRowProps) => {
  const t = useMessages(passkeysMessages);
  const format = useFormat();
  const now = useNow();
  const { name, synced, addedAt, usedAt } = passkey;
  const when = (iso: string): string => format.dayTimeWithZone(iso, sydney, now);
  return (
    <AccountRow
      title={name}
      hint={usedAt === null ? t.notUsed : t.usedOn({ day: when(usedAt) })}
      more={[`${t.addedOn({ day: when(addedAt) })}. ${synced ? t.synced : t.oneDevice}.`]}
    >
      <div className="tele-account-screen__buttons">
        <Button size="sm" onClick={onRename}>
          <span>{t.rename}</span>
          <VisuallyHidden>{t.ofWhich({ name })}</VisuallyHidden>
        </Button>
        <Button size="sm" onClick={onRemove}>
          <span>{t.remove}</span>
          <VisuallyHidden>{t.ofWhich({ name })}</VisuallyHidden>
        </Button>
      </div>
    </AccountRow>
  );
};

import { useQuery } from '@tanstack/react-query';
import { maxPasskeys, type Passkey } from '@tele/core';
import { callQuery, QueryBoundary, useTele } from '@tele/kit';
import { Button, Card, CardFooter, PlusIcon, Skeleton, useFocusKept, useMessages, useToast } from '@tele/ui';
import { useState } from 'react';
import { AccountSection } from '../section/AccountSection.tsx';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import { passkeysMessages } from './passkeys.messages.ts';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { useAddPasskey } from './use-add-passkey.ts';
import '../section/AccountRows.css';

export interface PasskeysSectionProps {
  /** Default: whether this browser can add passkeys at this address. */
  canAdd?: boolean;
}

export const PasskeysSection = ({ canAdd = canUsePasskeys() }: PasskeysSectionProps) => {
  const t = useMessages(passkeysMessages);
  const { client } = useTele();
  const toast = useToast();
  const query = useQuery(callQuery(client, 'myPasskeys'));
  const focus = useFocusKept<HTMLElement>(String(query.data?.items.length));
  // Kept during the closing animation.
  const [shown, setShown] = useState<Passkey | null>(null);
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const say = (text: string): void => toast.show(text, { tone: 'positive' });
  const { add, adding, problem } = useAddPasskey(({ name }) => say(t.added({ name })));
  const show = (passkey: Passkey, what: 'rename' | 'remove'): void => {
    setShown(passkey);
    setOpen(what);
  };
  const close = (): void => setOpen(null);
  const done = (text: string): void => {
    close();
    say(text);
  };
  return (
    <AccountSection title={t.title} lede={t.lede}>
      <QueryBoundary
        query={query}
        errorTitle={t.loadFailed}
        loadingLabel={t.loading}
        loading={<Skeleton shape="block" height={120} />}
      >
        {({ items }) => (
          <Card {...focus}>
            <ul className="tele-account-rows">
              {items.length === 0 && <li className="tele-account-rows__row">{t.none}</li>}
              {items.map((passkey) => (
                <PasskeyRow
                  key={passkey.passkeyId}
                  passkey={passkey}
                  onRename={() => show(passkey, 'rename')}
                  onRemove={() => show(passkey, 'remove')}
                />
              ))}
            </ul>
            <CardFooter>
              {!canAdd ? (
                <p>{t.notHere}</p>
              ) : items.length >= maxPasskeys ? (
                <p>{t.full({ max: maxPasskeys })}</p>
              ) : (
                <Button variant="ghost" iconStart={PlusIcon} loading={adding} onClick={add}>
                  {t.add}
                </Button>
              )}
              <p role="status" className="tele-account-rows__said">
                {problem}
              </p>
            </CardFooter>
            {shown && (
              <>
                <RenamePasskey
                  key={shown.passkeyId}
                  passkey={shown}
                  open={open === 'rename'}
                  onDone={() => done(t.renamed)}
                  onClose={close}
                />
                <RemovePasskey
                  passkey={shown}
                  isLast={items.length === 1}
                  open={open === 'remove'}
                  onDone={() => done(t.removed(shown))}
                  onClose={close}
                />
              </>
            )}
          </Card>
        )}
      </QueryBoundary>
    </AccountSection>
  );
};

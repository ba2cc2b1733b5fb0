import type { Passkey } from '@tele/core';
import { errorText, useChange } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useState } from 'react';
import { passkeyFault } from './passkey-fault.ts';
import { passkeysMessages } from './passkeys.messages.ts';

export interface AddPasskey {
  add: () => void;
  adding: boolean;
  problem: string | null;
}

/** Creates a passkey on this device and tells the account. */
export const useAddPasskey = (onAdded: (passkey: Passkey) => void): AddPasskey => {
  const t = useMessages(passkeysMessages);
  const start = useChange('startPasskey', { refreshOn: ['TOO_MANY_KEPT'] });
  const keep = useChange('addPasskey', { refreshOn: ['TOO_MANY_KEPT'] });
  const [adding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (): Promise<void> => {
    setAdding(true);
    setProblem(null);
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { challengeId, options } = await start.mutateAsync();
      const response = await startRegistration({ optionsJSON: options as never });
      onAdded(await keep.mutateAsync({ body: { challengeId, response: response as never } }));
    } catch (error) {
      const fault = passkeyFault(error);
      setProblem(fault === 'dismissed' ? t.notAdded : errorText(error, t.fault({ fault })));
    } finally {
      setAdding(false);
    }
  };
  return { add: () => void add(), adding, problem };
};

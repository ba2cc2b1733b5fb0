import { useKept } from '@tele/kit';
import { lateCode, useLate } from '@tele/ui';
import { useEffect, useState } from 'react';
import { canUsePasskeys } from './can-use-passkeys.ts';

const lateNotice = lateCode(() => import('./PasskeyOfferNotice.tsx'));

/** Offers a passkey after a sign-in, on devices that can hold one. Draws nothing elsewhere. */
export const PasskeyOffer = () => {
  const [isAnswered, setAnswered] = useKept({ key: 'account.passkey-offer', read: readTrue, initial: false });
  const isPossible = useHoldsPasskeys() && !isAnswered;
  const late = useLate(lateNotice, isPossible);
  return isPossible && late.tag === 'ready' ? (
    <late.part.PasskeyOfferNotice onAnswer={() => setAnswered(true)} />
  ) : null;
};

const readTrue = (kept: unknown): true | null => (kept === true ? true : null);

/** True on devices with a lock, such as a fingerprint. */
const useHoldsPasskeys = (): boolean => {
  const [holds, setHolds] = useState(false);
  useEffect(() => {
    if (!canUsePasskeys()) return;
    void PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().then(setHolds, () => setHolds(false));
  }, []);
  return holds;
};

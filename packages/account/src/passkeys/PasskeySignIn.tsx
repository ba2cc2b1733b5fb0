import { lateCode, useLate } from '@tele/ui';
import { canUsePasskeys } from './can-use-passkeys.ts';
import type { PasskeyButtonProps } from './PasskeyButton.tsx';

const lateButton = lateCode(() => import('./PasskeyButton.tsx'));

export interface PasskeySignInProps extends PasskeyButtonProps {
  /** Default: whether passkeys work in this browser at this address. */
  isOffered?: boolean;
}

/** Button to sign in with a passkey. Draws nothing where passkeys do not work. */
export const PasskeySignIn = ({ isOffered = canUsePasskeys(), ...props }: PasskeySignInProps) => {
  const late = useLate(lateButton, isOffered);
  return isOffered && late.tag === 'ready' ? <late.part.PasskeyButton {...props} /> : null;
};

import { useRef, type ReactNode } from 'react';
import { SigningInNote } from './SigningInNote.tsx';
import { useSigningIn } from './use-signing-in.ts';

export const PartnerSignIn = ({ button }: { button: (onPress: () => void) => ReactNode }) => {
  const signingIn = useSigningIn();
  const pressed = useRef(false);
  if (!signingIn) return null;
  const press = (): void => {
    pressed.current = true;
    signingIn.start();
  };
  return (
    <>
      <SigningInNote signingIn={signingIn} picks={0} pressedRef={pressed} />
      {signingIn.state.tag !== 'waiting' && button(press)}
    </>
  );
};

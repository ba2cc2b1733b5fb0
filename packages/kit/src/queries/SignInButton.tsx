import { Button, useMessages } from '@tele/ui';
import { useSignedOut } from '../provider/use-signed-out.ts';
import { signInMessages } from './sign-in.messages.ts';

/** Asks the host for a token once more. What was refused without one is read again by itself. */
export const SignInButton = ({ size }: { size?: 'sm' }) => {
  const { signIn, asking } = useSignedOut();
  const t = useMessages(signInMessages);
  return (
    <Button size={size} loading={asking} onClick={signIn}>
      {t.signIn}
    </Button>
  );
};

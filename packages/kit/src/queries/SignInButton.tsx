import { Button, useMessages } from '@tele/ui';
import { useContext } from 'react';
import { PartnerContext } from '../partner/context.ts';
import { latePartner } from '../partner/late-partner.ts';
import { useSignedOut } from '../provider/use-signed-out.ts';
import { signInMessages } from './sign-in.messages.ts';

export const SignInButton = ({ size }: { size?: 'sm' }) => {
  const { signIn, asking } = useSignedOut();
  const t = useMessages(signInMessages);
  const page = useContext(PartnerContext);
  const InWindow = latePartner.part?.PartnerSignIn;
  const button = (onPress: () => void) => (
    <Button size={size} loading={asking} onClick={onPress}>
      {t.signIn}
    </Button>
  );
  return page && InWindow ? <InWindow button={button} /> : button(signIn);
};

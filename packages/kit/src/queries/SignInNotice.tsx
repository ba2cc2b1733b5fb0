import { Notice, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { SignInButton } from './SignInButton.tsx';
import { signInMessages } from './sign-in.messages.ts';

export const SignInNotice = ({ children }: { children?: ReactNode }) => {
  const t = useMessages(signInMessages);
  return (
    <Notice tone="info" role="status" title={t.title} actions={<SignInButton size="sm" />}>
      {children}
    </Notice>
  );
};

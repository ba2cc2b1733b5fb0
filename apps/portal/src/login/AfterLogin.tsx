import { useMessages, useToast } from '@tele/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { stored } from '../session/stored.ts';
import { afterLogin } from './after-login.ts';
import { loginMessages } from './login.messages.ts';

export interface AfterLoginProps {
  /** Shows 'Signed in successfully.'; false if the person was signed in already. */
  announce: boolean;
}

/** Redirects from a sign-in page to the requesting page (product.md 'Roles and identity'). */
export const AfterLogin = ({ announce }: AfterLoginProps) => {
  const t = useMessages(loginMessages);
  const navigate = useNavigate();
  const toast = useToast();
  // Read once: the effect below removes it, and may run twice.
  const [remembered] = useState(() => stored.postLoginRedirect.read());
  useEffect(() => {
    stored.postLoginRedirect.remove();
    if (announce) toast.show(t.signedIn, { tone: 'positive' });
    void navigate(afterLogin(remembered), { replace: true });
  }, [remembered, announce, navigate, toast, t]);
  return <LoadingPage of={announce ? 'signingIn' : 'loading'} />;
};

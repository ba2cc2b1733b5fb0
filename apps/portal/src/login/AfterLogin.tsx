import { useMessages, useToast } from '@tele/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { useProfile } from '../session/ProfileProvider.tsx';
import { stored } from '../session/stored.ts';
import { afterLogin } from './after-login.ts';
import { loginMessages } from './login.messages.ts';

export interface AfterLoginProps {
  /** Says that the sign-in worked: false for somebody who was signed in all along. */
  announce: boolean;
}

/** Leaves a sign-in page for where the person was going. Nobody is sent to a form first (product.md 'Roles and identity'). */
export const AfterLogin = ({ announce }: AfterLoginProps) => {
  const { loading, role } = useProfile();
  const t = useMessages(loginMessages);
  const navigate = useNavigate();
  const toast = useToast();
  // Read once: the effect below removes it, and may run twice.
  const [remembered] = useState(() => stored.postLoginRedirect.read());
  useEffect(() => {
    if (loading) return;
    const target = afterLogin(remembered, role);
    stored.postLoginRedirect.remove();
    if (announce) toast.show(t.signedIn, { tone: 'positive' });
    void navigate(target, { replace: true });
  }, [loading, remembered, role, announce, navigate, toast, t]);
  return <LoadingPage of={announce ? 'signingIn' : 'loading'} />;
};

import { useToast } from '@tele/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { LoadingPage } from '../chrome/LoadingPage.tsx';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { stored } from '../session/stored.ts';
import { afterLogin } from './after-login.ts';

export interface AfterLoginProps {
  /** Says that the sign-in worked: false for somebody who was signed in all along. */
  announce: boolean;
}

/** Leaves a sign-in page for where the person was going. A newcomer is asked for their profile on the way. */
export const AfterLogin = ({ announce }: AfterLoginProps) => {
  const { loading, role, newcomer } = useProfile();
  const navigate = useNavigate();
  const toast = useToast();
  // Read once: the effect below removes it, and may run twice.
  const [remembered] = useState(() => stored.postLoginRedirect.read());
  useEffect(() => {
    if (loading) return;
    const target = afterLogin(remembered, role);
    stored.postLoginRedirect.remove();
    if (announce) toast.show('Signed in successfully.', { tone: 'positive' });
    if (newcomer) void navigate(places.register.href(), { replace: true, state: { next: target } });
    else void navigate(target, { replace: true });
  }, [loading, remembered, role, newcomer, announce, navigate, toast]);
  return <LoadingPage text={announce ? 'Signing you in…' : undefined} />;
};

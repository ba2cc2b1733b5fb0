import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { places } from '../places.ts';
import { useProfile } from './ProfileProvider.tsx';
import { useSession } from './SessionProvider.tsx';
import { stored } from './stored.ts';

/** Sends whoever is not signed in to the sign-in, which comes back to this URL afterwards. */
const LeaveForLogin = ({ comeBack }: { comeBack: boolean }) => {
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}${hash}`;
  useEffect(() => {
    if (comeBack) stored.postLoginRedirect.write(here);
  }, [comeBack, here]);
  return <Navigate to={places.login.href()} replace />;
};

/** The screens that need a session (spec section 2, Routing overview). Nothing of them is drawn before it is known. */
export const RequireSession = () => {
  const { state } = useSession();
  const { loading } = useProfile();
  if (state.status === 'signed-out') return <LeaveForLogin comeBack={!state.left} />;
  if (state.status === 'checking' || loading) return <LoadingPage />;
  return <Outlet />;
};

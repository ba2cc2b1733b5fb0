import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { placeAt } from '../place-at.ts';
import { places } from '../places.ts';
import { useProfile } from './ProfileProvider.tsx';
import { useSession } from './SessionProvider.tsx';
import { useComeBack } from './use-come-back.ts';

/** Sends whoever is not signed in to the sign-in, which comes back to this URL afterwards. */
const LeaveForLogin = ({ comeBack }: { comeBack: boolean }) => {
  const remember = useComeBack();
  useEffect(() => {
    if (comeBack) remember();
  }, [comeBack, remember]);
  return <Navigate to={places.login.href()} replace />;
};

/**
 * Everything but the sign-in (spec section 2, Routing overview). Nothing is drawn before it is known who is there; a place for anyone
 * is drawn for nobody too.
 */
export const RequireSession = () => {
  const { state } = useSession();
  const { loading } = useProfile();
  const open = placeAt(useLocation().pathname)?.who === 'anyone';
  if (state.status === 'signed-out' && !open) return <LeaveForLogin comeBack={!state.left} />;
  if (state.status === 'checking' || loading) return <LoadingPage />;
  return <Outlet />;
};

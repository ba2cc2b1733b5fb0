import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { useConfig } from '../config/context.ts';
import { isOpen, placeAt } from '../place-at.ts';
import { places } from '../places.ts';
import { useProfile } from './ProfileProvider.tsx';
import { useSession } from './SessionProvider.tsx';
import { useComeBack } from './use-come-back.ts';

/** Redirects visitors to the sign-in, which returns to this URL. */
const LeaveForLogin = ({ comeBack }: { comeBack: boolean }) => {
  const remember = useComeBack();
  useEffect(() => {
    if (comeBack) remember();
  }, [comeBack, remember]);
  return <Navigate to={places.login.href()} replace />;
};

/** Guards all pages but the sign-in (spec section 2, Routing overview). Renders nothing until the person is known. */
export const RequireSession = () => {
  const { state } = useSession();
  const { loading } = useProfile();
  const open = isOpen(placeAt(useLocation().pathname), useConfig().openPortal);
  if (state.status === 'signed-out' && !open) return <LeaveForLogin comeBack={!state.left} />;
  if (state.status === 'checking' || loading) return <LoadingPage />;
  return <Outlet />;
};

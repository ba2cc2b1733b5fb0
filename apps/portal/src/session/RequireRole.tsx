import { Navigate, Outlet } from 'react-router';
import { routes } from '../routes.ts';
import { useProfile } from './ProfileProvider.tsx';

/** Sends a patient from a specialist's screen to the start of matching, and a specialist from a patient's to the inbox. */
export const RequireRole = ({ role }: { role: 'patient' | 'specialist' }) => {
  const { me } = useProfile();
  // Without a profile nobody is sent anywhere: the API refuses what is not theirs.
  if (role === 'specialist' && me && me.role !== 'specialist') return <Navigate to={routes.start.href()} replace />;
  if (role === 'patient' && me?.role === 'specialist') return <Navigate to={routes.inbox.href()} replace />;
  return <Outlet />;
};

import { Navigate } from 'react-router';
import { usePageTitle } from '../chrome/use-page-title.ts';
import { routes } from '../routes.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import './account.css';
import { AccountView } from './AccountView.tsx';
import { ProfileFailed } from './ProfileFailed.tsx';

/** `/patient` and `/specialist`; each sends the other role to its own. */
const AccountPage = ({ role }: { role: 'patient' | 'specialist' }) => {
  usePageTitle('Account');
  const { me, reload } = useProfile();
  const signOut = useSignOut();
  if (!me) return <ProfileFailed title="Account" onRetry={reload} />;
  if (role === 'patient' && me.role === 'specialist') return <Navigate to={routes.specialist.href()} replace />;
  if (role === 'specialist' && me.role !== 'specialist') return <Navigate to={routes.patient.href()} replace />;
  return <AccountView profile={me} onLogout={signOut} />;
};

export default AccountPage;

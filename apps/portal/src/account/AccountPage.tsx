import { useProfile } from '../session/ProfileProvider.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { AccountView } from './AccountView.tsx';
import { ProfileFailed } from './ProfileFailed.tsx';

/** `/patient` and `/specialist` */
const AccountPage = () => {
  const { me, reload } = useProfile();
  const signOut = useSignOut();
  if (!me) return <ProfileFailed title="Account" onRetry={reload} />;
  return <AccountView profile={me} onLogout={signOut} />;
};

export default AccountPage;

import { useMessages } from '@tele/ui';
import { useProfile } from '../session/ProfileProvider.tsx';
import { useSignOut } from '../chrome/SignOut.tsx';
import { accountMessages } from './account.messages.ts';
import { AccountView } from './AccountView.tsx';
import { ProfileFailed } from './ProfileFailed.tsx';

/** `/patient` and `/specialist` */
const AccountPage = () => {
  const t = useMessages(accountMessages);
  const { me, reload } = useProfile();
  const signOut = useSignOut();
  if (!me) return <ProfileFailed title={t.account} onRetry={reload} />;
  return <AccountView profile={me} onLogout={signOut} />;
};

export default AccountPage;

import { AccountScreen, PasskeysPart } from '@tele/account/screens';
import { useSignOut } from '../chrome/SignOut.tsx';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { useSide } from '../session/SideProvider.tsx';
import { isSpecialist } from '../session/sides.ts';
import { accountLinks } from './account-links.ts';

const AccountPage = () => {
  const { me, reload } = useProfile();
  const { session } = useSession();
  return (
    <AccountScreen
      me={me}
      onRetry={reload}
      side={useSide() === 'specialist' ? 'specialist' : 'patient'}
      edit={{ href: places.register.href() }}
      links={accountLinks}
      onSignOut={useSignOut()}
      // After deletion, the person has no unsaved changes left to lose.
      onDeleted={(receiptId) => void session.signOut({ kind: isSpecialist(me) ? 'specialist' : 'patient', receiptId })}
      onSignedOut={() => void session.signOut()}
    >
      <PasskeysPart />
    </AccountScreen>
  );
};

export default AccountPage;

import { mayBook } from '@tele/core';
import { lateCode, LatePart, Skeleton, useMessages } from '@tele/ui';
import { useSession } from '../session/SessionProvider.tsx';
import { useProfile } from '../session/ProfileProvider.tsx';
import { useSignOut } from '../chrome/SignOut.tsx';
import { accountMessages } from './account.messages.ts';
import { AccountView } from './AccountView.tsx';
import { OwnSections } from './OwnSections.tsx';
import { ProfileFailed } from './ProfileFailed.tsx';

/** A specialist's alone: nobody else fetches it. */
const lateWorkingTime = lateCode(() =>
  import('./working-time/WorkingTimeSections.tsx').then(({ WorkingTimeSections }) => WorkingTimeSections),
);

/** `/patient` and `/specialist` */
const AccountPage = () => {
  const t = useMessages(accountMessages);
  const { me, reload } = useProfile();
  const signOut = useSignOut();
  const { session } = useSession();
  if (!me) return <ProfileFailed title={t.account} onRetry={reload} />;
  const workingTime = me.role === 'specialist' && (
    <LatePart code={lateWorkingTime} loading={<Skeleton shape="block" height={480} />}>
      {(WorkingTimeSections) => <WorkingTimeSections />}
    </LatePart>
  );
  // Nothing of theirs is left to be lost by it.
  const own = (
    <OwnSections
      books={mayBook(me)}
      works={me.role === 'specialist'}
      onDeleted={() => void session.signOut(me.role === 'specialist' ? 'specialist' : 'patient')}
    />
  );
  return <AccountView profile={me} onLogout={signOut} workingTime={workingTime} own={own} />;
};

export default AccountPage;

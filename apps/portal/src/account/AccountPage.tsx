import { lateCode, LatePart, Skeleton, useMessages } from '@tele/ui';
import { isSpecialist } from '../session/sides.ts';
import { useSide } from '../session/SideProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { useProfile } from '../session/ProfileProvider.tsx';
import { useSignOut } from '../chrome/SignOut.tsx';
import { accountMessages } from './account.messages.ts';
import { AccountView } from './AccountView.tsx';
import { OwnSections } from './OwnSections.tsx';
import { ProfileFailed } from './ProfileFailed.tsx';

/** For specialists only. */
const lateWorkingTime = lateCode(() =>
  import('./working-time/WorkingTimeSections.tsx').then(({ WorkingTimeSections }) => WorkingTimeSections),
);

/** Few have any. */
const lateClinicDetails = lateCode(() =>
  import('./ClinicDetailsSections.tsx').then(({ ClinicDetailsSections }) => ClinicDetailsSections),
);

/** `/patient` and `/specialist` */
const AccountPage = () => {
  const t = useMessages(accountMessages);
  const { me, reload } = useProfile();
  const signOut = useSignOut();
  const { session } = useSession();
  const side = useSide() === 'specialist' ? 'specialist' : 'patient';
  if (!me) return <ProfileFailed title={t.account} onRetry={reload} />;
  const works = isSpecialist(me);
  const workingTime = side === 'specialist' && (
    <LatePart code={lateWorkingTime} loading={<Skeleton shape="block" height={480} />}>
      {(WorkingTimeSections) => <WorkingTimeSections />}
    </LatePart>
  );
  const waiting = side === 'patient' && (
    <LatePart code={lateClinicDetails} loading={<></>}>
      {(ClinicDetailsSections) => <ClinicDetailsSections />}
    </LatePart>
  );
  // After deletion, the person has no unsaved changes left to lose.
  const own = (
    <OwnSections
      books={side === 'patient'}
      works={works}
      onDeleted={(receiptId) => void session.signOut({ kind: works ? 'specialist' : 'patient', receiptId })}
      onSignedOut={() => void session.signOut()}
    />
  );
  return (
    <AccountView profile={me} side={side} onLogout={signOut} waiting={waiting} workingTime={workingTime} own={own} />
  );
};

export default AccountPage;

import type { Me } from '@tele/core/contract';
import { lateCode, LatePart, Skeleton, useMessages } from '@tele/ui';
import { accountMessages } from '../account.messages.ts';
import { AccountView, type AccountViewProps } from './AccountView.tsx';
import { OwnSections, type OwnSectionsProps } from './OwnSections.tsx';
import { ProfileFailed } from '../profile/ProfileFailed.tsx';

/** For specialists only. */
const lateWorkingTime = lateCode(() =>
  import('../working-time/WorkingTimeSections.tsx').then(({ WorkingTimeSections }) => WorkingTimeSections),
);

/** Few have any. */
const lateClinicDetails = lateCode(() =>
  import('../clinic-details/ClinicDetailsSections.tsx').then(({ ClinicDetailsSections }) => ClinicDetailsSections),
);

export interface AccountScreenProps
  extends
    Pick<AccountViewProps, 'side' | 'edit' | 'links' | 'titleRef' | 'onSignOut'>,
    Pick<OwnSectionsProps, 'children' | 'onDeleted' | 'onSignedOut'> {
  /** Null if it failed to load. */
  me: Me | null;
  onRetry: () => void;
}

export const AccountScreen = ({ me, onRetry, children, onDeleted, onSignedOut, ...view }: AccountScreenProps) => {
  const t = useMessages(accountMessages);
  if (!me) return <ProfileFailed title={t.account} onRetry={onRetry} />;
  const { side, links } = view;
  return (
    <AccountView
      {...view}
      profile={me}
      waiting={
        side === 'patient' && (
          <LatePart code={lateClinicDetails} loading={<></>}>
            {(ClinicDetailsSections) => <ClinicDetailsSections />}
          </LatePart>
        )
      }
      workingTime={
        side === 'specialist' && (
          <LatePart code={lateWorkingTime} loading={<Skeleton shape="block" height={480} />}>
            {(WorkingTimeSections) => <WorkingTimeSections appointmentHref={links.appointments} />}
          </LatePart>
        )
      }
      own={
        <OwnSections
          books={side === 'patient'}
          works={me.sides.includes('specialist')}
          {...{ children, links, onDeleted, onSignedOut }}
        />
      }
    />
  );
};

import { QueryBoundary, StepWait, useStep } from '@tele/kit';
import { lateCode, LatePart, useMessages } from '@tele/ui';
import type { AccountProps } from '../Account.tsx';
import { accountMessages } from '../account.messages.ts';
import { AccountLoading } from '../account/AccountLoading.tsx';
import { AccountScreen } from '../account/AccountScreen.tsx';
import { accountLinks } from './host-links.ts';
import { sideOf, useMe } from './use-me.ts';

const lateEditProfile = lateCode(() =>
  import('../edit-profile/EditProfileScreen.tsx').then(({ EditProfileScreen }) => EditProfileScreen),
);

export const AccountSteps = ({ host }: { host: AccountProps }) => {
  const t = useMessages(accountMessages);
  const { query, replace } = useMe();
  const { step, go, titleRef } = useStep({
    step: host.step,
    steps: ['account', 'profile'],
    onStepChange: host.onStepChange,
  });
  const links = accountLinks(host.links ?? {});
  const retry = () => void query.refetch();
  return (
    <QueryBoundary query={query} errorTitle={t.loadFailed} loading={<AccountLoading />}>
      {(me) => {
        const side = host.side ?? sideOf(me);
        const loading = (
          <StepWait ref={titleRef}>
            <AccountLoading />
          </StepWait>
        );
        return step === 'profile' ? (
          <LatePart code={lateEditProfile} headingLevel={1} loading={loading}>
            {(EditProfileScreen) => (
              <EditProfileScreen
                me={me}
                onRetry={retry}
                side={side}
                back={{ onSelect: () => go('account') }}
                previewHref={links.preview}
                titleRef={titleRef}
                onPatientSaved={(saved) => {
                  replace(saved);
                  host.onSaved?.({ side: 'patient' });
                }}
                onSpecialistSaved={() => host.onSaved?.({ side: 'specialist' })}
                onSetUp={() => go('account')}
              />
            )}
          </LatePart>
        ) : (
          <AccountScreen
            me={me}
            onRetry={retry}
            side={side}
            edit={{ onSelect: () => go('profile') }}
            links={links}
            titleRef={titleRef}
            onSignOut={host.onSignOut}
            onSignedOut={() => host.onSignOut?.()}
            onDeleted={(receiptId) => host.onDeleted?.({ receiptId })}
          />
        );
      }}
    </QueryBoundary>
  );
};

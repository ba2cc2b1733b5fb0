import { QueryBoundary } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { accountMessages } from '../account.messages.ts';
import { AccountLoading } from '../account/AccountLoading.tsx';
import { EditProfileScreen } from '../edit-profile/EditProfileScreen.tsx';
import type { EditProfileProps } from '../EditProfile.tsx';
import { sideOf, useMe } from './use-me.ts';

export const ProfileOfHost = ({ host: { side, previewUrl, onSaved } }: { host: EditProfileProps }) => {
  const t = useMessages(accountMessages);
  const { query, replace } = useMe();
  return (
    <QueryBoundary query={query} errorTitle={t.loadFailed} loading={<AccountLoading />}>
      {(me) => (
        <EditProfileScreen
          me={me}
          onRetry={() => void query.refetch()}
          side={side ?? sideOf(me)}
          previewHref={previewUrl === undefined ? undefined : () => previewUrl}
          onPatientSaved={(saved) => {
            replace(saved);
            onSaved?.({ side: 'patient' });
          }}
          onSpecialistSaved={() => onSaved?.({ side: 'specialist' })}
          onSetUp={() => undefined}
        />
      )}
    </QueryBoundary>
  );
};

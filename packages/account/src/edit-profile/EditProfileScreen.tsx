import { dayKey, sydney } from '@tele/core';
import type { Me } from '@tele/core/contract';
import { useChange, useTele } from '@tele/kit';
import { lateCode, LatePart, Skeleton, useMessages, useToast } from '@tele/ui';
import type { RefCallback } from 'react';
import { accountMessages } from '../account.messages.ts';
import { ProfileFailed } from '../profile/ProfileFailed.tsx';
import type { AccountLinks, AccountSide, Target } from '../links.ts';
import { PatientProfileView } from '../patient-profile/PatientProfileView.tsx';
import { PatientSections, type PatientSectionsProps } from '../patient-profile/PatientSections.tsx';
import { bodyOf, entriesOf, partOf } from '../patient-profile/profile-form.ts';
import { RegisterView } from '../patient-profile/RegisterView.tsx';

/** For specialists only: includes photo checks and advertising rules. */
const lateOwnProfile = lateCode(() =>
  import('./OwnProfileScreen.tsx').then(({ OwnProfileScreen }) => OwnProfileScreen),
);

export interface EditProfileScreenProps {
  me: Me | null;
  onRetry: () => void;
  side: AccountSide;
  back?: Target;
  previewHref?: AccountLinks['preview'];
  titleRef?: RefCallback<HTMLElement>;
  onPatientSaved: (me: Me) => void;
  onSpecialistSaved?: () => void;
  /** A new patient's profile is complete. */
  onSetUp: () => void;
}

/** Sets up or edits the profile of one side. */
export const EditProfileScreen = (props: EditProfileScreenProps) => {
  const { me, onRetry, side, back, previewHref, titleRef, onPatientSaved, onSpecialistSaved, onSetUp } = props;
  const { now } = useTele();
  const t = useMessages(accountMessages);
  const toast = useToast();
  const register = useChange('registerUser', { onDone: onPatientSaved });
  if (!me) return <ProfileFailed title={t.editProfile} onRetry={onRetry} />;
  const form = {
    initial: entriesOf(me.profile, me.name),
    email: me.email,
    today: dayKey(now().toISOString(), sydney),
  };
  const numberOnFile = me.profile?.medicareOrIhi ?? null;
  const savePart: PatientSectionsProps['onSave'] = async (part, values) => {
    const saved = await register.mutateAsync({ body: partOf(part, values) });
    return entriesOf(saved.profile, saved.name);
  };
  if (side === 'specialist') {
    const asPatient = me.profile && <PatientSections {...form} numberOnFile={numberOnFile} onSave={savePart} />;
    return (
      <LatePart code={lateOwnProfile} headingLevel={1} loading={<Skeleton shape="block" height={560} />}>
        {(OwnProfileScreen) => (
          <OwnProfileScreen {...{ back, previewHref, titleRef, asPatient }} onSaved={onSpecialistSaved} />
        )}
      </LatePart>
    );
  }
  if (me.sides.includes('patient'))
    return <PatientProfileView {...form} {...{ numberOnFile, back, titleRef }} onSave={savePart} />;
  return (
    <RegisterView
      {...form}
      titleRef={titleRef}
      onSave={async (values) => {
        await register.mutateAsync({ body: bodyOf(values) });
        toast.show(t.saved, { tone: 'positive' });
        onSetUp();
      }}
    />
  );
};

import { dayKey, sydney } from '@tele/core';
import { useChange, useTele } from '@tele/kit';
import { lateCode, LatePart, Skeleton, useMessages, useToast } from '@tele/ui';
import { useNavigate } from 'react-router';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { useSide } from '../session/SideProvider.tsx';
import { accountMessages } from './account.messages.ts';
import { PatientSections, type PatientSectionsProps } from './PatientSections.tsx';
import { PatientProfileView } from './PatientProfileView.tsx';
import { bodyOf, entriesOf, partOf } from './profile-form.ts';
import { ProfileFailed } from './ProfileFailed.tsx';
import { RegisterView } from './RegisterView.tsx';

/** For specialists only: includes photo checks and advertising rules. */
const lateOwnProfile = lateCode(() =>
  import('./own-profile/OwnProfileScreen.tsx').then(({ OwnProfileScreen }) => OwnProfileScreen),
);

/** `/register`: edit or set up the profile of the current side. */
const RegisterPage = () => {
  const { now } = useTele();
  const t = useMessages(accountMessages);
  const { me, isPatient, replace, reload } = useProfile();
  const side = useSide();
  const navigate = useNavigate();
  const toast = useToast();
  const register = useChange('registerUser', { onDone: replace });
  if (!me) return <ProfileFailed title={t.editProfile} onRetry={reload} />;
  const form = {
    initial: entriesOf(me.profile, me.name),
    email: me.email,
    numberOnFile: me.profile?.medicareOrIhi ?? null,
    today: dayKey(now().toISOString(), sydney),
  };
  const savePart: PatientSectionsProps['onSave'] = async (part, values) => {
    const saved = await register.mutateAsync({ body: partOf(part, values) });
    return entriesOf(saved.profile, saved.name);
  };
  if (side === 'specialist') {
    const asPatient = me.profile && <PatientSections {...form} onSave={savePart} />;
    return (
      <LatePart code={lateOwnProfile} headingLevel={1} loading={<Skeleton shape="block" height={560} />}>
        {(OwnProfileScreen) => <OwnProfileScreen asPatient={asPatient} />}
      </LatePart>
    );
  }
  if (isPatient) return <PatientProfileView {...form} onSave={savePart} />;
  return (
    <RegisterView
      {...form}
      newcomer
      onSave={async (values) => {
        await register.mutateAsync({ body: bodyOf(values) });
        toast.show(t.saved, { tone: 'positive' });
        void navigate(places.patient.href(), { replace: true });
      }}
    />
  );
};

export default RegisterPage;

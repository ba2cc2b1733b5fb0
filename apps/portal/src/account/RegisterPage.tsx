import { dayKey, sydney } from '@tele/core';
import { useChange, useTele } from '@tele/kit';
import { useMessages, useToast } from '@tele/ui';
import { useNavigate } from 'react-router';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { accountMessages } from './account.messages.ts';
import { bodyOf, entriesOf } from './profile-form.ts';
import { ProfileFailed } from './ProfileFailed.tsx';
import { RegisterView } from './RegisterView.tsx';
import { SpecialistProfile } from './SpecialistProfile.tsx';

/** `/register`: edit profile, which sets one up for a newcomer. */
const RegisterPage = () => {
  const { now } = useTele();
  const t = useMessages(accountMessages);
  const { me, newcomer, replace, reload } = useProfile();
  const navigate = useNavigate();
  const toast = useToast();
  const register = useChange('registerUser', { onDone: replace });
  if (!me) return <ProfileFailed title={t.editProfile} onRetry={reload} />;
  if (me.role === 'specialist') return <SpecialistProfile name={me.name ?? ''} email={me.email} />;
  return (
    <RegisterView
      initial={entriesOf(me.profile, me.name)}
      email={me.email}
      numberOnFile={me.profile?.medicareOrIhi ?? null}
      newcomer={newcomer}
      today={dayKey(now().toISOString(), sydney)}
      onSave={async (values) => {
        await register.mutateAsync({ body: bodyOf(values) });
        toast.show(t.saved, { tone: 'positive' });
        void navigate(places.patient.href(), { replace: true });
      }}
    />
  );
};

export default RegisterPage;

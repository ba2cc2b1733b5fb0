import { useMutation } from '@tanstack/react-query';
import { TeleError } from '@tele/core/client';
import { errorText, useTele } from '@tele/kit';
import { useToast } from '@tele/ui';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { safePath } from '../login/safe-path.ts';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { bodyOf, errorsOf, formOf, type ProfileForm } from './profile-form.ts';
import { ProfileFailed } from './ProfileFailed.tsx';
import { RegisterView } from './RegisterView.tsx';
import { SpecialistProfile } from './SpecialistProfile.tsx';

/** `/register`: edit profile; a newcomer sets one up here and then goes on to where they were going. */
const RegisterPage = () => {
  const { client, now } = useTele();
  const { me, newcomer, replace, reload } = useProfile();
  const navigate = useNavigate();
  const toast = useToast();
  const { state } = useLocation();
  const save = useMutation({
    mutationFn: (form: ProfileForm) => client.call('registerUser', { body: bodyOf(form) }),
    onSuccess: (saved) => {
      replace(saved);
      toast.show('Profile saved.', { tone: 'positive' });
      const next = safePath((state as { next?: unknown } | null)?.next);
      void navigate(next ?? places.patient.href(), { replace: true });
    },
  });
  const { error } = save;
  const refused = useMemo(() => (error instanceof TeleError ? errorsOf(error.fields) : {}), [error]);
  if (!me) return <ProfileFailed title="Edit profile" onRetry={reload} />;
  if (me.role === 'specialist') return <SpecialistProfile name={me.name ?? ''} email={me.email} />;
  return (
    <RegisterView
      initial={formOf(me.profile, me.name)}
      email={me.email}
      numberOnFile={me.profile?.medicareOrIhi ?? null}
      newcomer={newcomer}
      today={new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(now())}
      saving={save.isPending}
      refused={refused}
      error={error && Object.keys(refused).length === 0 ? errorText(error, 'Failed to save') : null}
      onSave={save.mutate}
    />
  );
};

export default RegisterPage;

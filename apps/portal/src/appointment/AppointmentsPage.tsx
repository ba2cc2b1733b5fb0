import { AppointmentsScreen } from '@tele/appointments';
import { useSearchParams } from 'react-router';
import { useProfile } from '../session/ProfileProvider.tsx';

/** `/appointments?apt=`, for both roles. */
const AppointmentsPage = () => {
  const [query, setQuery] = useSearchParams();
  const { role } = useProfile();
  return (
    <AppointmentsScreen
      role={role === 'specialist' ? 'specialist' : 'patient'}
      apt={query.get('apt') ?? undefined}
      onAptClosed={() => setQuery({}, { replace: true })}
    />
  );
};

export default AppointmentsPage;

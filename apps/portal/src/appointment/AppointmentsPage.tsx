import { AppointmentsScreen } from '@tele/appointments';
import { useSearchParams } from 'react-router';
import { useProfile } from '../session/ProfileProvider.tsx';
import { sideOf } from '../session/role.ts';

/** `/appointments?apt=`, for both roles. */
const AppointmentsPage = () => {
  const [query, setQuery] = useSearchParams();
  const { role } = useProfile();
  return (
    <AppointmentsScreen
      role={sideOf(role)}
      apt={query.get('apt') ?? undefined}
      onAptClosed={() => setQuery({}, { replace: true })}
    />
  );
};

export default AppointmentsPage;

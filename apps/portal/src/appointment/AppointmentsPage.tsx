import { AppointmentsScreen } from '@tele/appointments';
import { useSearchParams } from 'react-router';
import '@tele/appointments/styles.css';
import { usePageTitle } from '../chrome/use-page-title.ts';
import { useProfile } from '../session/ProfileProvider.tsx';

/** `/appointments?apt=`, for both roles. */
const AppointmentsPage = () => {
  usePageTitle('Appointments');
  const [query] = useSearchParams();
  const { role } = useProfile();
  return <AppointmentsScreen role={role ?? 'patient'} apt={query.get('apt') ?? undefined} />;
};

export default AppointmentsPage;

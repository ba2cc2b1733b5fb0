import { EditProfileScreen } from '@tele/account/screens';
import { useNavigate } from 'react-router';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { useSide } from '../session/SideProvider.tsx';

const RegisterPage = () => {
  const { me, replace, reload } = useProfile();
  const side = useSide() === 'specialist' ? 'specialist' : 'patient';
  const navigate = useNavigate();
  return (
    <EditProfileScreen
      me={me}
      onRetry={reload}
      side={side}
      back={{ href: places[side].href() }}
      previewHref={places.preview.href}
      onPatientSaved={replace}
      onSetUp={() => void navigate(places.patient.href(), { replace: true })}
    />
  );
};

export default RegisterPage;

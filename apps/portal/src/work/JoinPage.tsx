import { RegisterScreen } from '@tele/doctor-register/screens';
import { useNavigate } from 'react-router';
import { useConfig } from '../config/context.ts';
import { useGoogle } from '../login/use-google.ts';
import { places } from '../places.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useComeBack } from '../session/use-come-back.ts';
import type { CategoryParam } from './category-param.ts';
import { OfCategory } from './OfCategory.tsx';
import { useApproval } from './use-approval.ts';

const Join = ({ id, path }: CategoryParam) => {
  const { humanCheck, contactEmail, practice } = useConfig();
  const { state } = useSession();
  const navigate = useNavigate();
  const comeBack = useComeBack();
  const toLogin = (): void => void navigate(places.login.href());
  // The sign-in screen has the text for an unreachable service.
  const google = useGoogle(toLogin);
  useApproval(path);
  return (
    <RegisterScreen
      key={id}
      category={id}
      humanCheck={humanCheck}
      contactEmail={contactEmail}
      practice={practice}
      signedOut={state.status !== 'signed-in'}
      onSignIn={({ method }) => {
        comeBack();
        if (method === 'google') google.leave();
        else toLogin();
      }}
      links={{
        categories: places.work.href(),
        preview: places.preview.href(path),
        documents: places.documents.href(),
        hours: places.availability.href(),
      }}
    />
  );
};

/** `/work/:category`: provider registration. */
const JoinPage = () => <OfCategory href={places.join.href}>{(category) => <Join {...category} />}</OfCategory>;

export default JoinPage;

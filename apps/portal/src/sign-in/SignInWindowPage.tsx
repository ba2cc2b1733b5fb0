import { useSearchParams } from 'react-router';
import { SignInWindow } from './SignInWindow.tsx';

/** `/sign-in?flow=…`: window opened by a partner's page (product.md 'Partners'). Remounts for each sign-in. */
const SignInWindowPage = () => {
  const signInId = useSearchParams()[0].get('flow') ?? '';
  return <SignInWindow key={signInId} signInId={signInId} />;
};

export default SignInWindowPage;

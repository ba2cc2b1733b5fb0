import { useSearchParams } from 'react-router';
import { SignInWindow } from './SignInWindow.tsx';

/** `/sign-in?flow=…`: the window that a partner's page opens (product.md 'Partners'). Another sign-in is another window. */
const SignInWindowPage = () => {
  const signInId = useSearchParams()[0].get('flow') ?? '';
  return <SignInWindow key={signInId} signInId={signInId} />;
};

export default SignInWindowPage;

import { ButtonLink, useMessages } from '@tele/ui';
import './SignInLink.css';
import { places } from '../places.ts';
import { chromeMessages } from './chrome.messages.ts';

export interface SignInLinkProps {
  /** Called before the sign-in opens. */
  onSignIn: () => void;
}

export const SignInLink = ({ onSignIn }: SignInLinkProps) => {
  const t = useMessages(chromeMessages);
  return (
    <ButtonLink href={places.login.href()} className="tele-sign-in-link" onClick={onSignIn}>
      {t.signIn}
    </ButtonLink>
  );
};

import { BrandMark, Heading, lateCode, useLate, useMessages } from '@tele/ui';
import { loginMessages } from './login.messages.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';
import './LoginView.css';

// Decorative, and drawn in a wide window alone: nobody waits for it.
const lateArt = lateCode(() => import('./LoginArt.tsx'));

export type LoginViewProps = SignInFormProps;

/** The sign-in page (spec section 2, Login). */
export const LoginView = (props: LoginViewProps) => {
  const t = useMessages(loginMessages);
  const art = useLate(lateArt);
  return (
    <div className="tele-login">
      <div className="tele-login__frame">
        <div className="tele-login__main">
          <BrandMark />
          <main className="tele-login__box">
            <Heading level={1} look="page">
              {t.title}
            </Heading>
            <p className="tele-login__lede">{t.lede}</p>
            <SignInForm {...props} />
          </main>
          <p className="tele-login__claim">{t.claim}</p>
        </div>
        <div className="tele-login__side" aria-hidden="true">
          {art.tag === 'ready' && <art.part.LoginArt />}
          <p className="tele-login__quote">{t.quote}</p>
        </div>
      </div>
    </div>
  );
};

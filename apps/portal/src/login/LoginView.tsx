import { BrandMark, Heading, lateCode, Notice, useLate, useMessages } from '@tele/ui';
import { useEffect, useRef } from 'react';
import type { DeletedAccount } from '../session/session.ts';
import { loginMessages } from './login.messages.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';
import './LoginView.css';

// Decorative and for wide windows only, so it loads late.
const lateArt = lateCode(() => import('./LoginArt.tsx'));
const lateReceipt = lateCode(() => import('./DeletionReceipt.tsx'));

export interface LoginViewProps extends SignInFormProps {
  /** Account just deleted; null for none. */
  deleted: DeletedAccount | null;
}

/** The sign-in page (spec section 2, Login). */
export const LoginView = ({ deleted, ...form }: LoginViewProps) => {
  const t = useMessages(loginMessages);
  const art = useLate(lateArt);
  const receipt = useLate(lateReceipt, deleted);
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deleted) done.current?.focus();
  }, [deleted]);
  return (
    <div className="tele-login">
      <div className="tele-login__frame">
        <div className="tele-login__main">
          <BrandMark />
          <main className="tele-login__box">
            {deleted && (
              <div ref={done} tabIndex={-1} className="tele-login__deleted">
                <Notice tone="positive" title={t.deleted}>
                  <p>{`${deleted.kind === 'specialist' ? t.keptOfSpecialist : t.keptOfPatient} ${t.deletedReceipt}`}</p>
                  {receipt.tag === 'ready' && <receipt.part.DeletionReceipt receiptId={deleted.receiptId} />}
                </Notice>
              </div>
            )}
            <Heading level={1} look="page">
              {t.title}
            </Heading>
            <p className="tele-login__lede">{t.lede}</p>
            <SignInForm {...form} />
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

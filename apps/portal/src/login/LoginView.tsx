import { limits } from '@tele/core';
import { BrandMark, Heading, lateCode, useLate, useMessages } from '@tele/ui';
import { useEffect, useRef } from 'react';
import { useConfig } from '../config/context.ts';
import { places } from '../places.ts';
import type { DeletedAccount } from '../session/session.ts';
import { heroMessages } from './hero.messages.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';
import './LoginView.css';

const lateIntro = lateCode(() => import('./late-intro.ts'));
const lateDeleted = lateCode(() => import('./DeletedNotice.tsx'));

export interface LoginViewProps extends SignInFormProps {
  deleted: DeletedAccount | null;
  /** Page that opens after the sign-in; null for the default. */
  remembered: string | null;
}

/** `/login`: the only page open to everyone, so also the front page (spec section 2, design section 12, i2). */
export const LoginView = ({ deleted, remembered, ...form }: LoginViewProps) => {
  const t = useMessages(heroMessages);
  const { helpUrl, privacyUrl, termsUrl } = useConfig();
  const intro = useLate(lateIntro);
  const notice = useLate(lateDeleted, deleted);
  const category = intro.tag === 'ready' && remembered !== null ? intro.part.cameFor(remembered) : null;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // The category's link is further down the page.
    if (category) card.current?.focus();
  }, [category]);
  return (
    <div className="tele-login">
      <a
        className="tele-login__skip"
        href="#sign-in"
        onClick={(event) => {
          event.preventDefault();
          card.current?.focus();
        }}
      >
        {t.skip}
      </a>
      <header className="tele-login__top">
        <BrandMark />
        <nav aria-label={t.about}>
          <a href="#how-it-works" className="tele-login__wide">
            {t.howItWorks}
          </a>
          <a href={places.join.href('doctors')}>{t.forProviders}</a>
          <a href={helpUrl} target="_blank" rel="noopener">
            {t.help}
          </a>
        </nav>
      </header>
      <main className="tele-login__page">
        <div className="tele-login__hero">
          <div className="tele-login__text">
            <Heading level={1} look="display">
              {t.title}
            </Heading>
            <p className="tele-login__lede">{t.lede({ max: limits.maxPicks })}</p>
          </div>
          <div className="tele-login__side">
            {intro.tag === 'ready' && <intro.part.GumBranch />}
            <section ref={card} id="sign-in" tabIndex={-1} className="tele-login__card" aria-labelledby="sign-in-title">
              {deleted && notice.tag === 'ready' && <notice.part.DeletedNotice {...deleted} />}
              <Heading level={2} look="card" id="sign-in-title">
                {category ? t.signInToFind(category) : t.signIn}
              </Heading>
              {category && <p className="tele-login__target">{t.takesYouThere}</p>}
              <SignInForm {...form} />
              <p className="tele-login__agree">
                {t.agree({
                  terms: (
                    <a key="terms" href={termsUrl} target="_blank" rel="noopener">
                      {t.terms}
                    </a>
                  ),
                  privacy: (
                    <a key="privacy" href={privacyUrl} target="_blank" rel="noopener">
                      {t.privacy}
                    </a>
                  ),
                })}
              </p>
            </section>
          </div>
          {intro.tag === 'ready' && <intro.part.Promises />}
        </div>
        {intro.tag === 'ready' && <intro.part.LoginIntro />}
      </main>
    </div>
  );
};

import { Button, ButtonLink, Notice, Spinner, useMessages } from '@tele/ui';
import { useState, type MouseEvent } from 'react';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { loadingMessages } from '../loading/loading.messages.ts';
import { loginMessages } from '../login/login.messages.ts';
import { SignInForm, type SignInFormProps } from '../login/SignInForm.tsx';
import { matchStart } from '../places.ts';
import { ContinueAs } from './ContinueAs.tsx';
import { PageLink } from './PageLink.tsx';
import { signInWindowMessages } from './sign-in-window.messages.ts';
import type { Stage } from './stage.ts';
import { WindowFrame, type Partner } from './WindowFrame.tsx';
import '../login/SignInForm.css';
import './SignInWindowView.css';

export interface SignInWindowViewProps {
  stage: Stage;
  partner: Partner | null;
  /** Sign-in methods. Signed-in people also see the outcome. */
  form: SignInFormProps;
  email: string | null;
  refusal: string | null;
  offline: boolean;
  tab: boolean;
  /** The opening page is still there to return to. */
  opened: boolean;
  onContinue: () => void;
  onAnother: () => void;
  /** The person confirms their account. */
  onStay: () => void;
  onRetry: () => void;
  onBack: (event: MouseEvent) => void;
}

/** Sign-in window by stage (design 'zb. On a partner's page'). */
export const SignInWindowView = (props: SignInWindowViewProps) => {
  const { stage, partner, form, email } = props;
  const t = useMessages(signInWindowMessages);
  const login = useMessages(loginMessages);
  const loading = useMessages(loadingMessages);
  // The first view starts like a page; focus follows later views.
  const [first] = useState(stage);
  const frame = { partner, onBack: props.onBack, focused: stage !== first, whole: true };
  const status = (text: string) => (
    <p className="tele-sign-in-window-view__status" role="status">
      <Spinner />
      <span>{text}</span>
    </p>
  );
  const book = (
    <ButtonLink as={PageLink} href={matchStart} size="lg" block className="tele-sign-in-window-view__action">
      {t.bookOnTele}
    </ButtonLink>
  );
  if (stage === 'away') {
    return (
      <WindowFrame {...frame} key={stage} title={t.awayTitle} lede={t.away}>
        <Button size="lg" block onClick={props.onRetry} className="tele-sign-in-window-view__action">
          {t.tryAgain}
        </Button>
      </WindowFrame>
    );
  }
  if (stage === 'over') {
    return (
      <WindowFrame {...frame} key={stage} title={t.overTitle} lede={t.over}>
        {!partner && book}
      </WindowFrame>
    );
  }
  if (stage === 'elsewhere') return <WindowFrame {...frame} key={stage} title={t.elsewhereTitle} lede={t.elsewhere} />;
  if (stage === 'loading' || !partner) return <LoadingPage of={stage === 'loading' ? 'loading' : 'signingIn'} />;
  const named = { partner: partner.name };
  if (stage === 'stranger') {
    const lede = (
      <>
        <p>{t.stranger(named)}</p>
        <p>{t.startAgain(named)}</p>
      </>
    );
    return (
      <WindowFrame {...frame} key={stage} title={t.strangerTitle} lede={lede}>
        {book}
      </WindowFrame>
    );
  }
  if (stage === 'done') {
    const lede = props.tab && !props.opened ? t.doneTab(named) : t.doneWindow;
    return <WindowFrame {...frame} key={stage} title={t.doneTitle} lede={lede} />;
  }
  const trouble = props.refusal ?? (form.outcome && form.outcome !== 'linkSent' ? login[form.outcome] : null);
  return (
    <WindowFrame {...frame} whole={props.tab} title={t.title} lede={t.lede(named)}>
      <div className="tele-sign-in-window-view__body">
        {stage === 'waiting' && status(t.waiting(named))}
        {(stage === 'signing-in' || stage === 'approving') && status(loading.signingIn)}
        {stage === 'approving' && props.offline && <Notice compact>{t.offline}</Notice>}
        {stage === 'continue' && email !== null && (
          <ContinueAs email={email} trouble={trouble} onContinue={props.onContinue} onAnother={props.onAnother} />
        )}
        {stage === 'choose' && <SignInForm {...form} />}
        {stage === 'choose' && email !== null && (
          <Button variant="ghost" size="lg" block onClick={props.onStay} className="tele-sign-in-window-view__stay">
            {t.continueAs({ email })}
          </Button>
        )}
      </div>
      <p className="tele-sign-in-window-view__learns">
        {stage === 'choose' && form.outcome === 'linkSent' ? t.keepOpen(named) : t.learns}
      </p>
    </WindowFrame>
  );
};

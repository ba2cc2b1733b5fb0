import { useTele } from '@tele/kit';
import { lateCode, useLate } from '@tele/ui';
import { useState, type ComponentType } from 'react';
import type { ConfirmEmailProps } from './ConfirmEmail.tsx';
import type { LoginOutcome, SignInFormProps } from './SignInForm.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { resendWaitMs } from './resend-wait.ts';
import { useEmailLink, type LinkStep } from './use-email-link.ts';
import { useGoogle } from './use-google.ts';
import { useSendLink } from './use-send-link.ts';

// Rarely needed: links mostly open where the email is stored.
const lateConfirm = lateCode(() => import('./ConfirmEmail.tsx'));

export interface SignInOptions {
  path: string;
  /** Target of a Google sign-in. Default: the requesting page. */
  returnTo?: string;
  outcome: LoginOutcome | null;
}

export interface SignIn {
  form: SignInFormProps;
  link: LinkStep;
  linking: boolean;
  /** Email prompt of a link; null when closed. */
  question: (ConfirmEmailProps & { ConfirmEmail: ComponentType<ConfirmEmailProps> }) | null;
  tell: (outcome: LoginOutcome) => void;
}

/** Sign-in on this page: request or complete a link, or continue to Google (spec sections 2 and 4). */
export const useSignInForm = ({ path, returnTo, outcome: first }: SignInOptions): SignIn => {
  const [email, setEmail] = useState('');
  const [outcome, tell] = useState(first);
  const [sent, setSent] = useState({ email: '', times: 0, againAtISO: '' });
  const { now } = useTele();
  const { session } = useSession();
  const link = useEmailLink({ path, onFailed: tell });
  const google = useGoogle(() => tell('noAnswer'), returnTo);
  const { send, sending } = useSendLink(path);
  const confirm = useLate(lateConfirm, link.step === 'asking');
  const linking = link.step === 'checking' || link.step === 'completing';
  return {
    link: link.step,
    linking,
    question:
      link.step === 'asking' && confirm.tag === 'ready'
        ? { ConfirmEmail: confirm.part.default, onAnswer: link.confirm }
        : null,
    tell,
    form: {
      email,
      onEmailChange: (next) => {
        setEmail(next);
        tell((was) => (was === 'linkSent' ? null : was));
      },
      onSubmit: () => {
        // 'Link sent' stays during a resend.
        tell((was) => (was === 'linkSent' ? was : null));
        void send(email).then((next) => {
          tell(next);
          if (next !== 'linkSent') return;
          const times = sent.email === email ? sent.times + 1 : 1;
          setSent({ email, times, againAtISO: new Date(now().getTime() + resendWaitMs(times)).toISOString() });
        });
      },
      onChangeEmail: () => tell(null),
      onPasskey: session.exchange,
      againAtISO: outcome === 'linkSent' ? sent.againAtISO : null,
      onGoogle: () => {
        tell(null);
        google.leave();
      },
      busy: sending || google.leaving || linking,
      outcome,
    },
  };
};

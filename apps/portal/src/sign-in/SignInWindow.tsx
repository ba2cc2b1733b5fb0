import { errorText, useOnline } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLanding } from '../login/use-landing.ts';
import { useSignInForm } from '../login/use-sign-in-form.ts';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { isTab, openerOf, tellOpener } from './opener.ts';
import { signInWindowMessages } from './sign-in-window.messages.ts';
import { SignInWindowView } from './SignInWindowView.tsx';
import { stageOf } from './stage.ts';
import { useApproval } from './use-approval.ts';
import { useKnownSignIn } from './use-known-sign-in.ts';
import { useOpener } from './use-opener.ts';
import { useSignIn } from './use-sign-in.ts';

/** Partner sign-in, from the first question to the code for the page. */
export const SignInWindow = ({ signInId }: { signInId: string }) => {
  const t = useMessages(signInWindowMessages);
  const path = places.signInWindow.href(signInId);
  const [query] = useSearchParams();
  const { state: session } = useSession();
  const { loading, me, reload } = useProfile();
  const online = useOnline();
  const [another, setAnother] = useState(false);

  const { signIn, trouble, askAgain } = useSignIn(signInId);
  const origin = signIn?.origin;
  const { known, learn } = useKnownSignIn(signInId);
  const opener = useOpener({ signInId, origin, answered: known !== 'unknown', onAnswer: () => learn('answered') });

  const { form, linking, question, tell } = useSignInForm({
    path,
    returnTo: path,
    outcome: query.get('error') === 'google' ? 'googleFailed' : null,
  });
  const landing = useLanding({ path, onFailed: () => tell('googleFailed') });

  const approval = useApproval({
    signInId,
    onCode: (code) => {
      if (origin !== undefined) tellOpener(origin, { tele: 1, kind: 'code', signInId, code });
      learn('approved');
    },
    onFailed: askAgain,
  });

  const signedIn = session.status === 'signed-in';
  const stage = stageOf({
    state: signIn?.state ?? null,
    trouble,
    known,
    opener,
    arriving: linking || landing === 'signing-in',
    fromElsewhere: form.outcome === 'otherDevice',
    session,
    email: signedIn && !loading ? (me?.email ?? null) : undefined,
    approval: approval.state,
    another,
  });

  const { give } = approval;
  const isFresh = signedIn && session.madeHere && approval.state === 'idle';
  useEffect(() => {
    if (stage === 'approving' && isFresh) give();
  }, [stage, isFresh, give]);
  useEffect(() => {
    // Tabs without an opener stay open with instructions. A window may have lost its opener on the way.
    if (stage === 'done' && (openerOf() || !isTab())) window.close();
  }, [stage]);

  return (
    <>
      <SignInWindowView
        stage={stage}
        partner={signIn ? { name: signIn.partner.name, origin: signIn.origin } : null}
        form={form}
        email={signedIn ? (me?.email ?? null) : null}
        refusal={approval.error && errorText(approval.error, t.approveFailed)}
        offline={!online}
        tab={isTab()}
        opened={openerOf() !== null}
        onContinue={give}
        onAnother={() => setAnother(true)}
        onStay={() => setAnother(false)}
        onRetry={() => {
          askAgain();
          reload();
        }}
        onBack={(event) => {
          if (!openerOf()) return;
          event.preventDefault();
          window.close();
        }}
      />
      {question && <question.ConfirmEmail onAnswer={question.onAnswer} />}
    </>
  );
};

import { Button, Card, EmptyState, Notice, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { useSignedOut } from '../provider/use-signed-out.ts';
import { signInMessages } from './sign-in.messages.ts';
import './QueryBoundary.css';

/** In the place of a region that is read only for somebody who is signed in. */
export const PleaseSignIn = ({ headingLevel = 2 }: { headingLevel?: 1 | 2 | 3 }) => {
  const t = useMessages(signInMessages);
  return (
    <Card className="tele-query-boundary__problem">
      <EmptyState level={headingLevel} title={t.title} hint={t.kept} action={<SignInButton />} />
    </Card>
  );
};

/** In the place of a part of a form or a card that is read only for somebody who is signed in; what waits for it is said by `children`. */
export const SignInNotice = ({ children }: { children?: ReactNode }) => {
  const t = useMessages(signInMessages);
  return (
    <Notice tone="info" role="status" title={t.title} actions={<SignInButton size="sm" />}>
      {children}
    </Notice>
  );
};

/** Asks the host for a token once more. What was refused without one is read again by itself. */
export const SignInButton = ({ size }: { size?: 'sm' }) => {
  const { signIn, asking } = useSignedOut();
  const t = useMessages(signInMessages);
  return (
    <Button size={size} loading={asking} onClick={signIn}>
      {t.signIn}
    </Button>
  );
};

import { Card, EmptyFrame, useMessages } from '@tele/ui';
import { SignInButton } from './SignInButton.tsx';
import { signInMessages } from './sign-in.messages.ts';
import './QueryBoundary.css';

export const PleaseSignIn = ({ headingLevel = 2 }: { headingLevel?: 1 | 2 | 3 }) => {
  const t = useMessages(signInMessages);
  return (
    <Card className="tele-query-boundary__problem">
      <EmptyFrame level={headingLevel} title={t.title} hint={t.kept} action={<SignInButton />} />
    </Card>
  );
};

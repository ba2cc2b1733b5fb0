import type { Category } from '@tele/core';
import { Button, Card, Heading, MailIcon, useMessages } from '@tele/ui';
import { useId } from 'react';
import { signInMessages } from './sign-in.messages.ts';
import './SignInNotice.css';

export interface SignInNoticeProps {
  category: Pick<Category, 'documents'>;
  onSignIn?: (how: { method: 'google' | 'email' }) => void;
}

/** Replaces the form: an application needs an account. */
export const SignInNotice = ({ category, onSignIn }: SignInNoticeProps) => {
  const t = useMessages(signInMessages);
  const id = useId();
  const documents = category.documents.map(({ label }) => label);
  return (
    <Card as="section" padded className="tele-sign-in-notice" aria-labelledby={id}>
      <div className="tele-sign-in-notice__words">
        <Heading id={id} level={2} look="card">
          {t.title}
        </Heading>
        <p>{`${t.text({ documents: documents.join(', ') })} ${onSignIn ? t.sameDevice : ''}`}</p>
      </div>
      {onSignIn && (
        <div className="tele-sign-in-notice__buttons">
          <Button size="lg" onClick={() => onSignIn({ method: 'google' })}>
            {t.google}
          </Button>
          <Button size="lg" variant="primary" iconStart={MailIcon} onClick={() => onSignIn({ method: 'email' })}>
            {t.email}
          </Button>
        </div>
      )}
    </Card>
  );
};

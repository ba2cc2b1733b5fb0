import type { Category } from '@tele/core';
import { GoogleMark } from '@tele/kit';
import { Button, Card, Heading, MailIcon, useMessages } from '@tele/ui';
import { useId } from 'react';
import { signInMessages } from './sign-in.messages.ts';
import './SignInNotice.css';

export interface SignInNoticeProps {
  category: Pick<Category, 'documents'>;
  onSignIn?: (how: { method: 'google' | 'email' }) => void;
}

export const SignInNotice = ({ category, onSignIn }: SignInNoticeProps) => {
  const t = useMessages(signInMessages);
  const id = useId();
  const labelsOf = (isRequired: boolean): string =>
    category.documents
      .filter(({ required }) => (required === true) === isRequired)
      .map(({ label }) => label)
      .join(', ');
  const others = labelsOf(false);
  const lines = [
    t.text({ documents: labelsOf(true) }),
    others && t.others({ documents: others }),
    onSignIn && t.sameDevice,
  ];
  return (
    <Card as="section" padded className="tele-sign-in-notice" aria-labelledby={id}>
      <div className="tele-sign-in-notice__words">
        <Heading id={id} level={2} look="card">
          {t.title}
        </Heading>
        <p>{lines.filter(Boolean).join(' ')}</p>
      </div>
      {onSignIn && (
        <div className="tele-sign-in-notice__buttons">
          <Button size="lg" iconStart={GoogleMark} onClick={() => onSignIn({ method: 'google' })}>
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

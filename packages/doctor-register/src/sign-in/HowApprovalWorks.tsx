import { Heading, useMessages } from '@tele/ui';
import { useId } from 'react';
import { signInMessages } from './sign-in.messages.ts';
import './HowApprovalWorks.css';

export const HowApprovalWorks = ({ hasRegister }: { hasRegister: boolean }) => {
  const t = useMessages(signInMessages);
  const id = useId();
  return (
    <section className="tele-how-approval" aria-labelledby={id}>
      <Heading id={id} level={2} look="section">
        {t.how}
      </Heading>
      <ol className="tele-how-approval__steps">
        <li>
          <b>{t.send}</b>
          <span>{hasRegister ? t.compare : t.read}</span>
        </li>
        <li>
          <b>{t.hear}</b>
          <span>{t.letter}</span>
        </li>
        <li>
          <b>{t.hours}</b>
          <span>{t.shown}</span>
        </li>
      </ol>
    </section>
  );
};

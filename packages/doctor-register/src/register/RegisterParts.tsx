import type { Category, ProfessionId } from '@tele/core';
import { Button, Notice, useMessages } from '@tele/ui';
import { useState } from 'react';
import { entriesOf } from '../form/draft.ts';
import { blank } from '../form/register-fields.ts';
import { HowApprovalWorks } from '../sign-in/HowApprovalWorks.tsx';
import { SignInNotice } from '../sign-in/SignInNotice.tsx';
import { ApprovedCard, type StandingLinks } from '../standing/ApprovedCard.tsx';
import { PendingCard } from '../standing/PendingCard.tsx';
import { RejectedCard } from '../standing/RejectedCard.tsx';
import type { Provider } from '../standing/read-provider.ts';
import type { Standing } from '../standing/standing.data.ts';
import { standingMessages } from '../standing/standing.messages.ts';
import { SuspendedCard } from '../standing/SuspendedCard.tsx';
import { Ways } from '../ways/Ways.tsx';
import { waysMessages } from '../ways/ways.messages.ts';
import { CheckingCard } from './CheckingCard.tsx';
import { FormPanel } from './FormPanel.tsx';
import type { RegisterScreenProps } from './RegisterScreen.tsx';
import './RegisterScreen.css';

export interface RegisterPartsProps extends Omit<RegisterScreenProps, 'category'> {
  profession: ProfessionId;
  category: Category;
  standing: Standing;
  links: StandingLinks;
  level: 2 | 3;
}

/** What stands under the title: the sign-in, the form, or the answer to an application. */
export const RegisterParts = (props: RegisterPartsProps) => {
  const { profession, category, standing, contactEmail, practice, links, level, onSubmitted } = props;
  const t = useMessages(standingMessages);
  const ways = useMessages(waysMessages);
  const [correcting, setCorrecting] = useState(false);
  // What was sent here waits, whatever a service that is a moment behind says (spec section 4).
  const [sent, setSent] = useState<Provider | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const provider = sent ?? (standing.tag === 'known' ? standing.provider : null);
  const form = (
    <FormPanel
      key={correcting ? 'again' : 'first'}
      {...props}
      initial={provider ? entriesOf(provider) : blank}
      draftKey={`register.${profession}${provider?.applicationId ?? ''}`}
      held={provider?.documents}
      onRefused={setRefused}
      onSent={(next) => {
        setSent(next);
        setCorrecting(false);
        onSubmitted?.({ category: profession });
      }}
    />
  );
  if (provider?.status === 'PENDING') {
    return (
      <div className="tele-register__parts">
        {sent && (
          <Notice tone="positive" role="status">
            {t.sent}
          </Notice>
        )}
        {!sent && refused && (
          <Notice tone="info" role="status">
            {refused}
          </Notice>
        )}
        <PendingCard
          {...{ provider, category, contactEmail, level }}
          practice={practice?.name ?? ways.practice}
          arrived={sent !== null}
        />
      </div>
    );
  }
  if (provider?.status === 'APPROVED') return <ApprovedCard {...{ provider, profession, links, level }} />;
  if (provider?.status === 'SUSPENDED') return <SuspendedCard {...{ provider, contactEmail, level }} />;
  if (provider && !correcting) {
    return <RejectedCard {...{ provider, category, level }} onCorrect={() => setCorrecting(true)} />;
  }
  if (standing.tag === 'checking') return <CheckingCard />;
  if (standing.tag === 'signed-out') {
    return (
      <div className="tele-register__parts">
        <Ways {...{ profession, practice, level }} profileTypes={category.profileTypes} />
        <SignInNotice {...{ category, level }} onSignIn={props.onSignIn} />
        <HowApprovalWorks hasRegister={category.registration.kinds.length > 0} level={level} />
      </div>
    );
  }
  return (
    <div className="tele-register__parts">
      {standing.tag === 'unread' && (
        <Notice
          tone="caution"
          title={t.unreadTitle}
          actions={
            <Button size="sm" onClick={standing.retry}>
              {t.checkAgain}
            </Button>
          }
        >
          {t.unread}
        </Notice>
      )}
      {form}
    </div>
  );
};

import type { Category, ProfessionId } from '@tele/core';
import { useReady } from '@tele/kit';
import { Button, LatePart, Notice, useMessages } from '@tele/ui';
import { useState } from 'react';
import { useInitial } from '../form/use-initial.ts';
import type { StandingLinks } from '../standing/ApprovedCard.tsx';
import type { Provider } from '../standing/read-provider.ts';
import type { ProviderStatus } from '../standing/standing.data.ts';
import { Ways } from '../ways/Ways.tsx';
import { CheckingCard } from './CheckingCard.tsx';
import { FormPanel } from './FormPanel.tsx';
import { lateCards, lateSignedOut } from './late-parts.ts';
import { registerMessages } from './register.messages.ts';
import type { RegisterScreenProps } from './RegisterScreen.tsx';
import './RegisterScreen.css';

export interface RegisterPartsProps extends Omit<RegisterScreenProps, 'category'> {
  profession: ProfessionId;
  category: Category;
  standing: ProviderStatus;
  links: StandingLinks;
}

export const RegisterParts = (props: RegisterPartsProps) => {
  const { profession, category, standing, contactEmail, practice, links, onSubmitted } = props;
  const t = useMessages(registerMessages);
  const [correcting, setCorrecting] = useState(false);
  // An application sent here is pending, even if the service lags (spec section 4).
  const [sent, setSent] = useState<Provider | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const provider = sent ?? (standing.tag === 'known' ? standing.provider : null);
  const initial = useInitial(provider, props.prefill);
  useReady(standing.tag !== 'checking');
  const form = (
    <FormPanel
      key={correcting ? 'again' : 'first'}
      {...props}
      initial={initial}
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
  if (provider && !(correcting && provider.status === 'REJECTED')) {
    const said = sent ? t.sent : refused;
    return (
      <div className="tele-register__parts">
        {said && (
          <Notice tone={sent ? 'positive' : 'info'} role="status">
            {said}
          </Notice>
        )}
        <LatePart code={lateCards} loading={<CheckingCard />}>
          {(StandingCards) => (
            <StandingCards
              {...{ provider, profession, category, contactEmail, links }}
              practice={practice?.name}
              arrived={sent !== null}
              onCorrect={() => setCorrecting(true)}
            />
          )}
        </LatePart>
      </div>
    );
  }
  if (standing.tag === 'checking') return <CheckingCard />;
  if (standing.tag === 'signed-out') {
    return (
      <div className="tele-register__parts">
        <Ways level={2} {...{ profession, practice }} profileTypes={category.profileTypes} />
        <LatePart code={lateSignedOut} loading={null}>
          {(SignedOut) => <SignedOut category={category} onSignIn={props.onSignIn} />}
        </LatePart>
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

import { CircleMinusIcon, useMessages } from '@tele/ui';
import { MailLink } from './MailLink.tsx';
import type { Provider } from './read-provider.ts';
import { StandingCard } from './StandingCard.tsx';
import { standingMessages } from './standing.messages.ts';

export interface SuspendedCardProps {
  provider: Provider;
  contactEmail: string;
}

export const SuspendedCard = ({ provider, contactEmail }: SuspendedCardProps) => {
  const t = useMessages(standingMessages);
  return (
    <StandingCard title={t.suspendedTitle} pill={{ word: t.suspended, tone: 'neutral', icon: CircleMinusIcon }}>
      {provider.reason && <p>{provider.reason}</p>}
      <p>{t.suspendedText}</p>
      <p>{t.suspendedAsk({ email: <MailLink key="mail" address={contactEmail} /> })}</p>
    </StandingCard>
  );
};

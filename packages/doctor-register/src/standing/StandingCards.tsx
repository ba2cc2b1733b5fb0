import type { Category, ProfessionId } from '@tele/core';
import { useMessages } from '@tele/ui';
import { waysMessages } from '../ways/ways.messages.ts';
import { ApprovedCard, type StandingLinks } from './ApprovedCard.tsx';
import { PendingCard } from './PendingCard.tsx';
import type { Provider } from './read-provider.ts';
import { RejectedCard } from './RejectedCard.tsx';
import { SuspendedCard } from './SuspendedCard.tsx';

export interface StandingCardsProps {
  provider: Provider;
  profession: ProfessionId;
  category: Category;
  contactEmail: string;
  practice: string | undefined;
  links: StandingLinks;
  arrived: boolean;
  onCorrect: () => void;
}

export const StandingCards = (props: StandingCardsProps) => {
  const { provider, profession, category, contactEmail, links, arrived, onCorrect } = props;
  const ways = useMessages(waysMessages);
  switch (provider.status) {
    case 'PENDING':
      return (
        <PendingCard {...{ provider, category, contactEmail, arrived }} practice={props.practice ?? ways.practice} />
      );
    case 'APPROVED':
      return <ApprovedCard {...{ provider, profession, links }} />;
    case 'SUSPENDED':
      return <SuspendedCard {...{ provider, contactEmail }} />;
    case 'REJECTED':
      return <RejectedCard {...{ provider, category, onCorrect }} />;
  }
};

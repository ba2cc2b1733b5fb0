import { sydney, type Category } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { FileClockIcon, useMessages } from '@tele/ui';
import { MailLink } from './MailLink.tsx';
import type { Provider } from './read-provider.ts';
import { StandingCard } from './StandingCard.tsx';
import { standingMessages } from './standing.messages.ts';
import { Timeline } from './Timeline.tsx';

export interface PendingCardProps {
  provider: Provider;
  category: Category;
  contactEmail: string;
  practice: string;
  arrived?: boolean;
}

/** Pending application: it cannot be resent; corrections go by email. */
export const PendingCard = ({ provider, category, contactEmail, practice, arrived }: PendingCardProps) => {
  const t = useMessages(standingMessages);
  const format = useFormat();
  const now = useNow();
  const joinsPractice = provider.profileType === 'EUCA_MD';
  const registers = category.registration.kinds.length > 0;
  const numbered = category.ahpra !== null ? t.ahpraNumber : registers ? t.licenceNumber : null;
  const count = provider.documents?.filter(({ kind }) => kind !== 'photoSmall').length ?? 0;
  return (
    <StandingCard
      title={t.pendingTitle}
      pill={{ word: t.pending, tone: 'caution', icon: FileClockIcon }}
      arrived={arrived}
    >
      <Timeline
        steps={[
          {
            state: 'done',
            title: t.submitted,
            text: count > 0 && t.documents({ count }),
            when: provider.submittedAt && format.day(provider.submittedAt, sydney, now),
          },
          { state: 'current', title: registers ? t.compare : t.compareAlone, text: t.usually, when: t.now },
          { state: 'ahead', title: t.approval, text: joinsPractice && t.contractLine({ practice }) },
        ]}
      />
      <p>
        {t.correct({ email: <MailLink key="mail" address={contactEmail} />, numbered })}
        {joinsPractice && <span>{` ${t.contract({ practice })}`}</span>}
      </p>
    </StandingCard>
  );
};

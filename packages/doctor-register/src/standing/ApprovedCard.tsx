import { sydney, wordingOf, type ProfessionId } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { BadgeCheckIcon, ButtonLink, EyeIcon, FileIcon, useMessages } from '@tele/ui';
import type { Provider } from './read-provider.ts';
import { StandingCard } from './StandingCard.tsx';
import { standingMessages } from './standing.messages.ts';
import { Timeline } from './Timeline.tsx';

/** URLs of the status links: public profile, documents, hours, and the twelve categories. */
export interface StandingLinks {
  preview?: string;
  documents?: string;
  hours?: string;
  categories?: string;
}

export interface ApprovedCardProps {
  provider: Provider;
  profession: ProfessionId;
  links: StandingLinks;
}

export const ApprovedCard = ({ provider, profession, links }: ApprovedCardProps) => {
  const t = useMessages(standingMessages);
  const format = useFormat();
  const now = useNow();
  const day = (iso: string | null | undefined) => iso && format.day(iso, sydney, now);
  return (
    <StandingCard
      title={t.approvedTitle}
      pill={{ word: t.approved, tone: 'positive', icon: BadgeCheckIcon }}
      actions={
        <>
          {links.hours && (
            <ButtonLink variant="primary" href={links.hours}>
              {t.hours}
            </ButtonLink>
          )}
          {links.preview && (
            <ButtonLink href={links.preview} iconStart={EyeIcon}>
              {t.preview}
            </ButtonLink>
          )}
          {links.documents && (
            <ButtonLink href={links.documents} iconStart={FileIcon}>
              {t.updateDocuments}
            </ButtonLink>
          )}
        </>
      }
    >
      <Timeline
        steps={[
          { state: 'done', title: t.submitted, when: day(provider.submittedAt) },
          {
            state: 'done',
            title: t.verified,
            text: provider.licences?.map(({ number }) => number).join(', '),
            when: day(provider.decidedAt),
          },
          { state: 'current', title: t.hours, text: t.hoursText(wordingOf(profession)), when: t.next },
        ]}
      />
    </StandingCard>
  );
};

import { sydney, type ApplicationField, type Category } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { AlertIcon, Button, useMessages } from '@tele/ui';
import type { Provider } from './read-provider.ts';
import { StandingCard } from './StandingCard.tsx';
import { faultFields, standingMessages } from './standing.messages.ts';
import { Timeline } from './Timeline.tsx';

export interface RejectedCardProps {
  provider: Provider;
  category: Category;
  onCorrect: () => void;
}

export const RejectedCard = ({ provider, category, onCorrect }: RejectedCardProps) => {
  const t = useMessages(standingMessages);
  const names: Readonly<Record<string, string>> = useMessages(faultFields);
  const format = useFormat();
  const now = useNow();
  const { faults = [], reason, submittedAt, decidedAt } = provider;
  const nameOf = (field: ApplicationField) => {
    if (field === 'licences' && category.ahpra !== null) return t.ahpraNumber;
    return names[field] ?? category.documents.find(({ kind }) => kind === field)?.label ?? field;
  };
  const decided = decidedAt && format.day(decidedAt, sydney, now);
  const count = faults.length;
  return (
    <StandingCard
      title={count > 0 ? t.notMatching : t.rejectedTitle}
      pill={{ word: t.rejected, tone: 'critical', icon: AlertIcon }}
      actions={
        <Button variant="primary" onClick={onCorrect}>
          {t.correctAgain}
        </Button>
      }
    >
      <Timeline
        steps={[
          { state: 'done', title: t.submitted, when: submittedAt && format.day(submittedAt, sydney, now) },
          ...(count === 0 ? [{ state: 'bad' as const, title: t.decided, when: decided }] : []),
          ...faults.map(({ field, text }, at) => ({
            state: 'bad' as const,
            title: nameOf(field),
            text,
            when: at === 0 && decided,
          })),
        ]}
      />
      {reason && (
        <p>
          <span>{t.reason}</span> <span>{reason}</span>
        </p>
      )}
      <p>{count > 0 ? t.kept({ count }) : t.keptAll}</p>
    </StandingCard>
  );
};

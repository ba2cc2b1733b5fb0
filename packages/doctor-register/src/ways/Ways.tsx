import { formatCents, limits, wordingOf, type ProfessionId, type ProfileType } from '@tele/core';
import { Card, useLocale, useMessages } from '@tele/ui';
import { WayPanel } from './WayPanel.tsx';
import { waysMessages } from './ways.messages.ts';
import './Ways.css';

export interface Practice {
  /** 'Euca MD practice'. */
  name: string;
  /** Claim for applicants, such as '200+ 5-star reviews from patients of the practice.' Default: none. */
  claim?: string;
}

export interface WaysProps {
  profession: ProfessionId;
  profileTypes: readonly ProfileType[];
  practice?: Partial<Practice>;
  level: 2 | 3 | 4;
  /** Omitted if there is no choice. */
  choice?: { name: string; value: ProfileType; onChoose: (value: ProfileType) => void };
}

/** Fees and benefits of joining; two plans are side by side, line by line (design y2). */
export const Ways = ({ profession, profileTypes, practice, level, choice }: WaysProps) => {
  const t = useMessages(waysMessages);
  const locale = useLocale();
  const words = wordingOf(profession);
  const hasPractice = profileTypes.includes('EUCA_MD');
  const radioFor = (way: ProfileType) =>
    choice && hasPractice
      ? { name: choice.name, chosen: choice.value === way, onChoose: () => choice.onChoose(way) }
      : undefined;
  return (
    <Card role={choice ? 'radiogroup' : 'group'} aria-label={t.label} className="tele-ways">
      <WayPanel
        title={t.directory}
        profileType="SOLO"
        price={formatCents(limits.matchFeeCents, locale)}
        per={t.perMatch}
        text={hasPractice ? t.ownPractice(words) : t.ownWork(words)}
        lines={hasPractice ? [t.listed, t.ownFee, t.seeInOwnPractice] : [t.listedHere, t.ownFee, t.meetYourWay]}
        level={level}
        radio={radioFor('SOLO')}
      />
      {hasPractice && (
        <WayPanel
          title={practice?.name ?? t.practice}
          profileType="EUCA_MD"
          featured={t.featured}
          price={`${limits.practiceFeePercent}%`}
          per={t.perConsultation}
          text={t.practiceText}
          lines={[t.records, t.rebates, t.messaging, t.bookings, t.hosting]}
          claim={practice?.claim}
          level={level}
          radio={radioFor('EUCA_MD')}
        />
      )}
    </Card>
  );
};

import { wordingOf, type ProfessionId } from '@tele/core';
import { CategoryList, useDisplayZone, useNow } from '@tele/kit';
import { ReschedulesToAnswer } from '@tele/provider-inbox/screens';
import { LatePart, useMessages } from '@tele/ui';
import { dayPartOf } from '../patient-dashboard/greeting.ts';
import { FirstDay } from './FirstDay.tsx';
import { lateFutureCard } from './late-future-card.ts';
import { NextPart } from './NextPart.tsx';
import { NumbersPart } from './NumbersPart.tsx';
import { PayoutsPart } from './PayoutsPart.tsx';
import { RequestsPart } from './RequestsPart.tsx';
import { useRefused } from './use-refused.ts';
import { useWorkLede } from './use-work-lede.ts';
import type { WorkHomeLinks } from './dashboard-links.ts';
import { useFirstSteps, useWorkHome } from './specialist-dashboard.data.ts';
import { workHomeMessages } from './specialist-dashboard.messages.ts';
import { SpecialistDashboardHead } from './SpecialistDashboardHead.tsx';
import '../patient-dashboard/PatientDashboard.css';
import './SpecialistDashboard.css';

export interface SpecialistDashboardProps extends WorkHomeLinks {
  /** Title with last name, or first name; null while unknown. */
  name: string | null;
  /** Approved profession. */
  profession: ProfessionId;
}

/** Approved specialist's dashboard, or first steps (spec section 2). Each part loads and fails independently. */
export const SpecialistDashboard = ({ name, profession, ...links }: SpecialistDashboardProps) => {
  const t = useMessages(workHomeMessages);
  const [zone] = useDisplayZone();
  const now = useNow();
  const parts = useWorkHome();
  useRefused(parts);
  const lede = useWorkLede(parts, { zone, words: wordingOf(profession) });
  const first = useFirstSteps(parts, profession);
  const words = wordingOf(profession);
  const hasHours = first?.hasHours ?? true;
  const next = <NextPart query={parts.appointments} zone={zone} words={words} {...links} />;
  const requests = <RequestsPart query={parts.requests} words={words} hasHours={hasHours} {...links} />;
  return (
    <div className="tele-home tele-work-home">
      <SpecialistDashboardHead
        title={first ? t.welcome({ name }) : t[dayPartOf(now, zone)]({ name })}
        lede={first ? (hasHours ? t.firstListed : t.firstLede)({ words }) : lede}
        toAnswer={parts.news.data?.numbers?.toAnswer}
        {...links}
      />
      {first ? (
        <div className="tele-home__columns">
          <div className="tele-home__main">
            <FirstDay {...first} words={words} {...links} />
            {next}
            {requests}
          </div>
          <div className="tele-home__aside">
            {first.profile && (
              <LatePart code={lateFutureCard} loading={null}>
                {(FutureCard) =>
                  first.profile && <FutureCard profile={first.profile} hasHours={hasHours} words={words} />
                }
              </LatePart>
            )}
          </div>
        </div>
      ) : (
        <div className="tele-home__main">
          <NumbersPart {...parts} words={words} />
          <ReschedulesToAnswer viewHref={links.rescheduleHref} />
          {next}
          <div className="tele-home__columns">
            {requests}
            <PayoutsPart query={parts.payouts} {...links} />
          </div>
        </div>
      )}
      <CategoryList href={links.categoryHref} />
    </div>
  );
};

import { wordingOf, type ProfessionId } from '@tele/core';
import { ProfessionCells, useDisplayZone, useNow } from '@tele/kit';
import { dayPartOf, Home, HomeAside, HomeColumns, HomeMain } from '@tele/kit/screens';
import { Disclosure, LatePart, useMessages } from '@tele/ui';
import { ReschedulesToAnswer } from '../reschedule/ReschedulesToAnswer.tsx';
import { FirstDay } from './FirstDay.tsx';
import { lateFutureCard } from './late-future-card.ts';
import { NextPart } from './NextPart.tsx';
import { NumbersPart } from './NumbersPart.tsx';
import { PayoutsPart } from './PayoutsPart.tsx';
import { RequestsPart } from './RequestsPart.tsx';
import { useRefused } from './use-refused.ts';
import { useWorkLede } from './use-work-lede.ts';
import type { ProviderHomeLinks } from './provider-home-links.ts';
import { useFirstSteps, useProviderHome } from './provider-home.data.ts';
import { providerHomeMessages } from './provider-home.messages.ts';
import { ProviderHomeHead } from './ProviderHomeHead.tsx';
import './ProviderHomeScreen.css';

export interface ProviderHomeScreenProps extends ProviderHomeLinks {
  name: string | null;
  /** Approved profession. */
  profession: ProfessionId;
}

/** Approved specialist's dashboard, or first steps (spec section 2). Each part loads and fails independently. */
export const ProviderHomeScreen = ({ name, profession, ...links }: ProviderHomeScreenProps) => {
  const t = useMessages(providerHomeMessages);
  const [zone] = useDisplayZone();
  const now = useNow();
  const parts = useProviderHome();
  useRefused(parts);
  const lede = useWorkLede(parts, { zone, words: wordingOf(profession) });
  const first = useFirstSteps(parts, { profession, meetingHref: links.meetingHref });
  const words = wordingOf(profession);
  const hasHours = first?.hasHours ?? true;
  const next = <NextPart query={parts.appointments} zone={zone} words={words} {...links} />;
  const requests = <RequestsPart query={parts.requests} words={words} hasHours={hasHours} {...links} />;
  return (
    <Home className="tele-work-home">
      <ProviderHomeHead
        title={first ? t.welcome({ name }) : t[dayPartOf(now, zone)]({ name })}
        lede={first ? (hasHours ? t.firstListed : t.firstLede)({ words }) : lede}
        toAnswer={parts.news.data?.numbers?.toAnswer}
        {...links}
      />
      {first ? (
        <HomeColumns>
          <HomeMain>
            <FirstDay {...first} words={words} {...links} />
            {next}
            {requests}
          </HomeMain>
          <HomeAside>
            {first.profile && (
              <LatePart code={lateFutureCard} loading={null}>
                {(FutureCard) =>
                  first.profile && <FutureCard profile={first.profile} hasHours={hasHours} words={words} />
                }
              </LatePart>
            )}
          </HomeAside>
        </HomeColumns>
      ) : (
        <HomeMain>
          <NumbersPart {...parts} words={words} />
          <ReschedulesToAnswer viewHref={links.rescheduleHref} />
          {next}
          <HomeColumns>
            {requests}
            <PayoutsPart query={parts.payouts} {...links} />
          </HomeColumns>
        </HomeMain>
      )}
      <Disclosure look="link" summary={t.categories} className="tele-work-home__categories">
        <ProfessionCells href={links.categoryHref} />
      </Disclosure>
    </Home>
  );
};

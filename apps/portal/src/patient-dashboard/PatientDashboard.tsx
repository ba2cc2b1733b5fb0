import type { ProfessionId } from '@tele/core';
import { browserZone, useDisplayZone, useNow } from '@tele/kit';
import { LatePart, useMessages, useToast } from '@tele/ui';
import { useRef } from 'react';
import { FindCard } from './FindCard.tsx';
import { dayPartOf } from './greeting.ts';
import { lateFirstVisit } from './late-first-visit.ts';
import { isFirstVisit, useHome } from './patient-dashboard.data.ts';
import { homeMessages } from './patient-dashboard.messages.ts';
import type { HomeLinks } from './dashboard-links.ts';
import { PatientDashboardHead } from './PatientDashboardHead.tsx';
import { FavouritesPart } from './FavouritesPart.tsx';
import { OffersPart } from './OffersPart.tsx';
import { SelectionsPart } from './SelectionsPart.tsx';
import { UpcomingPart } from './UpcomingPart.tsx';
import { useLede } from './use-lede.ts';
import './PatientDashboard.css';

export interface PatientDashboardProps extends HomeLinks {
  /** First name; null while unknown. */
  name: string | null;
  /** Search profession of a first visit. */
  profession: ProfessionId;
}

/** Patient dashboard (spec section 2 'Patient dashboard'). Each part loads and fails independently. */
export const PatientDashboard = ({ name, profession, ...links }: PatientDashboardProps) => {
  const t = useMessages(homeMessages);
  const toast = useToast();
  const [zone, setZone] = useDisplayZone(undefined, browserZone);
  const title = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const parts = useHome();
  const lede = useLede(parts, zone);
  if (isFirstVisit(parts))
    return (
      <LatePart code={lateFirstVisit} loading={null} headingLevel={1}>
        {(FirstVisit) => <FirstVisit {...{ name, profession }} {...links} />}
      </LatePart>
    );
  return (
    <div className="tele-home">
      <PatientDashboardHead
        titleRef={title}
        title={t[dayPartOf(now, zone)]({ name })}
        lede={lede ?? '\u00a0'}
        zone={zone}
        onZoneChange={setZone}
      />
      <div className="tele-home__columns">
        <div className="tele-home__main">
          <OffersPart
            query={parts.offers}
            zone={zone}
            onBooked={() => {
              toast.show(t.booked, { tone: 'positive' });
              // The focused card disappears.
              title.current?.focus();
            }}
          />
          <UpcomingPart query={parts.appointments} zone={zone} appointmentsHref={links.appointmentsHref} />
          <SelectionsPart query={parts.requests} zone={zone} {...links} />
        </div>
        <div className="tele-home__aside">
          <FindCard href={links.findHref} />
          <FavouritesPart zone={zone} {...links} />
        </div>
      </div>
    </div>
  );
};

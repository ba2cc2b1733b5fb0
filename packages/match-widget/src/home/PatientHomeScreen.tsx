import type { ProfessionId } from '@tele/core';
import { browserZone, useDisplayZone, useNow } from '@tele/kit';
import { dayPartOf, Home, HomeAside, HomeColumns, HomeMain } from '@tele/kit/screens';
import { useMessages, useToast } from '@tele/ui';
import { useRef } from 'react';
import { FindCard } from './FindCard.tsx';
import { NewPatientHome } from './NewPatientHome.tsx';
import { isFirstVisit, useHome } from './patient-home.data.ts';
import { patientHomeMessages } from './patient-home.messages.ts';
import type { PatientHomeLinks } from './patient-home-links.ts';
import { PatientHomeHead } from './PatientHomeHead.tsx';
import { FavouritesPart } from './FavouritesPart.tsx';
import { OffersPart } from './OffersPart.tsx';
import { SelectionsPart } from './SelectionsPart.tsx';
import { UpcomingPart } from './UpcomingPart.tsx';
import { useLede } from './use-lede.ts';

export interface PatientHomeScreenProps extends PatientHomeLinks {
  /** First name; null while unknown. */
  name: string | null;
  profession: ProfessionId;
}

/** Patient dashboard (spec section 2 'Patient dashboard'). Each part loads and fails independently. */
export const PatientHomeScreen = ({ name, profession, ...links }: PatientHomeScreenProps) => {
  const t = useMessages(patientHomeMessages);
  const toast = useToast();
  const [zone, setZone] = useDisplayZone(undefined, browserZone);
  const title = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const parts = useHome();
  const lede = useLede(parts, zone);
  if (isFirstVisit(parts)) return <NewPatientHome loading={null} {...{ name, profession }} {...links} />;
  return (
    <Home>
      <PatientHomeHead
        titleRef={title}
        title={t[dayPartOf(now, zone)]({ name })}
        lede={lede ?? '\u00a0'}
        zone={zone}
        onZoneChange={setZone}
      />
      <HomeColumns>
        <HomeMain>
          <OffersPart
            query={parts.offers}
            zone={zone}
            onBooked={() => {
              toast.show(t.booked, { tone: 'positive' });
              title.current?.focus();
            }}
          />
          <UpcomingPart query={parts.appointments} zone={zone} appointmentsHref={links.appointmentsHref} />
          <SelectionsPart query={parts.requests} zone={zone} {...links} />
        </HomeMain>
        <HomeAside>
          <FindCard href={links.findHref} />
          <FavouritesPart zone={zone} {...links} />
        </HomeAside>
      </HomeColumns>
    </Home>
  );
};

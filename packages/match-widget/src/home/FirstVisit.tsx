import type { ProfessionId } from '@tele/core';
import { browserZone, useDisplayZone } from '@tele/kit';
import { Home, HomeAside, HomeColumns, HomeEmpty, HomeMain, HomePart } from '@tele/kit/screens';
import { useMessages } from '@tele/ui';
import { HowMatchingWorks } from '../search/HowMatchingWorks.tsx';
import { QuickSearch } from '../search/QuickSearch.tsx';
import { worded } from '../screen/worded.ts';
import { patientHomeMessages } from './patient-home.messages.ts';
import type { PatientHomeLinks } from './patient-home-links.ts';
import { PatientHomeHead } from './PatientHomeHead.tsx';
import { FavouritesPart } from './FavouritesPart.tsx';

export interface FirstVisitProps extends Pick<
  PatientHomeLinks,
  'categoriesHref' | 'onSearch' | 'alertHref' | 'specialistHref'
> {
  name: string | null;
  profession: ProfessionId;
}

/** Dashboard of a new patient: the search, and what will appear (design section 10 'o2'). */
export const FirstVisit = (props: FirstVisitProps) => {
  const { name, profession, categoriesHref, onSearch, alertHref, specialistHref } = props;
  const t = useMessages(patientHomeMessages);
  const [zone, setZone] = useDisplayZone(undefined, browserZone);
  return (
    <Home>
      <PatientHomeHead title={t.welcome({ name })} lede={t.nothingYet} zone={zone} onZoneChange={setZone} />
      <HomeColumns>
        <HomeMain>
          <QuickSearch {...{ profession, categoriesHref, onSearch }} />
          <HomePart title={t.upcoming}>
            <HomeEmpty drawn>{t.noneUpcoming}</HomeEmpty>
          </HomePart>
          <HomePart title={t.selections}>
            <HomeEmpty>{t.noSelections}</HomeEmpty>
          </HomePart>
        </HomeMain>
        <HomeAside>
          <FavouritesPart {...{ zone, alertHref, specialistHref }} />
          <HowMatchingWorks worded={worded(profession)} />
        </HomeAside>
      </HomeColumns>
    </Home>
  );
};

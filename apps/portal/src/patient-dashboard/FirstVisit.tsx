import type { ProfessionId } from '@tele/core';
import { browserZone, useDisplayZone } from '@tele/kit';
import { HowMatchingWorks, QuickSearch, worded } from '@tele/match-widget/screens';
import { Sprig, useMessages } from '@tele/ui';
import { homeMessages } from './patient-dashboard.messages.ts';
import type { HomeLinks } from './dashboard-links.ts';
import { PatientDashboardHead } from './PatientDashboardHead.tsx';
import { DashboardPart } from './DashboardPart.tsx';
import { FavouritesPart } from './FavouritesPart.tsx';
import './DashboardPart.css';
import './PatientDashboard.css';

export interface FirstVisitProps extends Pick<
  HomeLinks,
  'categoriesHref' | 'onSearch' | 'alertHref' | 'specialistHref'
> {
  /** First name; null while unknown. */
  name: string | null;
  profession: ProfessionId;
}

/** Dashboard of a new patient: the search, and what will appear (design section 10 'o2'). */
export const FirstVisit = (props: FirstVisitProps) => {
  const { name, profession, categoriesHref, onSearch, alertHref, specialistHref } = props;
  const t = useMessages(homeMessages);
  const [zone, setZone] = useDisplayZone(undefined, browserZone);
  return (
    <div className="tele-home">
      <PatientDashboardHead title={t.welcome({ name })} lede={t.nothingYet} zone={zone} onZoneChange={setZone} />
      <div className="tele-home__columns">
        <div className="tele-home__main">
          <QuickSearch {...{ profession, categoriesHref, onSearch }} />
          <DashboardPart title={t.upcoming}>
            <div className="tele-home__none" data-drawn>
              <Sprig />
              <p>{t.noneUpcoming}</p>
            </div>
          </DashboardPart>
          <DashboardPart title={t.selections}>
            <p className="tele-home__none">{t.noSelections}</p>
          </DashboardPart>
        </div>
        <div className="tele-home__aside">
          <FavouritesPart {...{ zone, alertHref, specialistHref }} />
          <HowMatchingWorks worded={worded(profession)} />
        </div>
      </div>
    </div>
  );
};

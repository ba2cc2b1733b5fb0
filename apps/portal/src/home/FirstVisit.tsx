import type { ProfessionId } from '@tele/core';
import { browserZone, useDisplayZone } from '@tele/kit';
import { HowMatchingWorks, QuickSearch, worded } from '@tele/match-widget/screens';
import { Sprig, useMessages } from '@tele/ui';
import { homeMessages } from './home.messages.ts';
import type { HomeLinks } from './home-links.ts';
import { HomeHead } from './HomeHead.tsx';
import { HomePart } from './HomePart.tsx';
import { KeptPart } from './KeptPart.tsx';
import './HomePart.css';
import './HomeView.css';

export interface FirstVisitProps extends Pick<
  HomeLinks,
  'categoriesHref' | 'onSearch' | 'alertHref' | 'specialistHref'
> {
  /** A first name; null while it is not known. */
  name: string | null;
  profession: ProfessionId;
}

/** The dashboard of somebody with nothing to see yet: the search, and what will appear (design section 10 'o2'). */
export const FirstVisit = (props: FirstVisitProps) => {
  const { name, profession, categoriesHref, onSearch, alertHref, specialistHref } = props;
  const t = useMessages(homeMessages);
  const [zone, setZone] = useDisplayZone(undefined, browserZone);
  return (
    <div className="tele-home">
      <HomeHead title={t.welcome({ name })} lede={t.nothingYet} zone={zone} onZoneChange={setZone} />
      <div className="tele-home__columns">
        <div className="tele-home__main">
          <QuickSearch {...{ profession, categoriesHref, onSearch }} />
          <HomePart title={t.upcoming}>
            <div className="tele-home__none" data-drawn>
              <Sprig />
              <p>{t.noneUpcoming}</p>
            </div>
          </HomePart>
          <HomePart title={t.selections}>
            <p className="tele-home__none">{t.noSelections}</p>
          </HomePart>
        </div>
        <div className="tele-home__aside">
          <KeptPart {...{ zone, alertHref, specialistHref }} />
          <HowMatchingWorks worded={worded(profession)} />
        </div>
      </div>
    </div>
  );
};

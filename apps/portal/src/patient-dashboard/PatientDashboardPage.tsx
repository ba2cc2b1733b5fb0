import { buildSearchQuery } from '@tele/core';
import { LatePart } from '@tele/ui';
import { useNavigate } from 'react-router';
import { shortName } from '../chrome/short-name.ts';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { payHref, places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { PatientDashboard } from './PatientDashboard.tsx';
import { alertHref } from '../alert-href.ts';
import type { HomeLinks } from './dashboard-links.ts';
import { lateFirstVisit } from './late-first-visit.ts';

const profession = 'doctor';

/** `/start`: a patient's dashboard; without a patient profile, the search. */
const PatientDashboardPage = () => {
  const navigate = useNavigate();
  const { me, isPatient } = useProfile();
  const links: HomeLinks = {
    findHref: places.atlas.href(),
    categoriesHref: places.category.href(),
    appointmentsHref: places.appointments.href,
    requestsHref: places.requests.href(),
    selectionHref: places.atlasRequest.href,
    payHref,
    openRequestHref: places.openRequest.href,
    alertHref,
    specialistHref: places.specialistPage.href,
    onSearch: (search) => void navigate(places.results.href(profession, buildSearchQuery(search))),
  };
  const name = shortName(me?.name);
  if (!isPatient)
    return (
      <LatePart code={lateFirstVisit} loading={<LoadingPage />} headingLevel={1}>
        {(FirstVisit) => <FirstVisit {...{ name, profession }} {...links} />}
      </LatePart>
    );
  return <PatientDashboard {...{ name, profession }} {...links} />;
};

export default PatientDashboardPage;

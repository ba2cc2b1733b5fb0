import { PasskeyOffer } from '@tele/account/screens';
import { buildSearchQuery } from '@tele/core';
import { NewPatientHome, PatientHomeScreen, type PatientHomeLinks } from '@tele/match-widget/screens';
import { useNavigate } from 'react-router';
import { shortName } from '../chrome/short-name.ts';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { payHref, places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { alertHref } from '../alert-href.ts';

const profession = 'doctor';

/** `/start`: a patient's dashboard; without a patient profile, the search. */
const PatientDashboardPage = () => {
  const navigate = useNavigate();
  const { me, isPatient } = useProfile();
  const links: PatientHomeLinks = {
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
  if (!isPatient) return <NewPatientHome loading={<LoadingPage />} {...{ name, profession }} {...links} />;
  return (
    <>
      <PatientHomeScreen {...{ name, profession }} {...links} />
      <PasskeyOffer />
    </>
  );
};

export default PatientDashboardPage;

import { PasskeyOffer } from '@tele/account/screens';
import { ProviderHomeScreen } from '@tele/provider-inbox/screens';
import { shortName } from '../chrome/short-name.ts';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';

/** `/work` for an approved specialist (product.md 'What a booking is for the people in it'). */
const SpecialistDashboardPage = () => {
  const { me } = useProfile();
  return (
    <>
      <ProviderHomeScreen
        name={shortName(me?.name)}
        profession={me?.profession ?? 'doctor'}
        inboxHref={places.inbox.href()}
        availabilityHref={places.availability.href()}
        appointmentsHref={places.appointments.href()}
        requestsHref={places.openRequests.href()}
        rescheduleHref={places.reschedule.href}
        payoutsHref={places.payouts.href()}
        profileHref={places.register.href()}
        meetingHref={places.specialist.href()}
        categoryHref={places.join.href}
      />
      <PasskeyOffer />
    </>
  );
};

export default SpecialistDashboardPage;

import { useQuery } from '@tanstack/react-query';
import { WeeklyAvailabilityScreen } from '@tele/availability-calendar/screens';
import { callQuery, useTele } from '@tele/kit';
import { useState } from 'react';
import { AskMeeting } from '@tele/account/screens';
import { places } from '../places.ts';

/** `/availability`: booked times link to appointments. After saving hours, asks how specialists meet, if unknown. */
const AvailabilityPage = () => {
  const { client } = useTele();
  const [isSaved, setIsSaved] = useState(false);
  const { data } = useQuery({ ...callQuery(client, 'myMeeting'), enabled: isSaved });
  return (
    <>
      {data?.isSaid === false && <AskMeeting />}
      <WeeklyAvailabilityScreen
        rulesHref={places.specialist.href()}
        appointmentHref={places.appointments.href}
        onSaved={({ count }) => {
          if (count > 0) setIsSaved(true);
        }}
      />
    </>
  );
};

export default AvailabilityPage;

import { useQuery } from '@tanstack/react-query';
import { AvailabilityScreen } from '@tele/availability-calendar/screens';
import { callQuery, useTele } from '@tele/kit';
import { useState } from 'react';
import { AskMeeting } from '../account/meeting/AskMeeting.tsx';
import { places } from '../places.ts';

/** `/availability`: a booked time leads to its appointment. Once hours are saved, whoever has not said yet how they meet is asked. */
const AvailabilityPage = () => {
  const { client } = useTele();
  const [isSaved, setIsSaved] = useState(false);
  const { data } = useQuery({ ...callQuery(client, 'myMeeting'), enabled: isSaved });
  return (
    <>
      {data?.isSaid === false && <AskMeeting />}
      <AvailabilityScreen
        appointmentHref={places.appointments.href}
        onSaved={({ count }) => {
          if (count > 0) setIsSaved(true);
        }}
      />
    </>
  );
};

export default AvailabilityPage;

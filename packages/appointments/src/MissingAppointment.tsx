import { useQuery } from '@tanstack/react-query';
import { callQuery, ReceiptButton, useTele } from '@tele/kit';
import { Notice, useMessages } from '@tele/ui';
import { appointmentsMessages } from './appointments.messages.ts';
import './AppointmentsScreen.css';

/** A link to an appointment that is not listed. If it was cancelled after a charge, its receipt stays available. */
export const MissingAppointment = ({ apt }: { apt: string }) => {
  const t = useMessages(appointmentsMessages);
  const { client } = useTele();
  const isId = /^\w{1,64}$/.test(apt);
  const { data } = useQuery({
    ...callQuery(client, 'appointmentReceipt', { params: { id: apt } }),
    enabled: isId,
    retry: false,
  });
  return (
    <Notice className="tele-appointments__missing" actions={data && <ReceiptButton appointmentId={apt} />}>
      {data ? t.wasCancelled : t.notThere}
    </Notice>
  );
};

import { AppointmentsScreen } from '@tele/appointments';
import { useSearchParams } from 'react-router';
import { places } from '../places.ts';
import { useSide } from '../session/SideProvider.tsx';

/** `/appointments?apt=`, for both roles; a person with both sees the current side. */
const AppointmentsPage = () => {
  const [query, setQuery] = useSearchParams();
  const side = useSide();
  return (
    <AppointmentsScreen
      // Remounts per side: open items of one do not belong to the other.
      key={side}
      role={side === 'specialist' ? 'specialist' : 'patient'}
      rescheduleHref={({ selectionId, requestId }) => {
        if (selectionId !== null) return places.request.href(selectionId);
        return requestId === null ? undefined : places.openRequest.href(requestId);
      }}
      answerHref={places.reschedule.href}
      apt={query.get('apt') ?? undefined}
      onAptClosed={() => setQuery({}, { replace: true })}
    />
  );
};

export default AppointmentsPage;

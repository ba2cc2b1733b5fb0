import { errorText, useAfter, useChange } from '@tele/kit';
import { Button, EyeIcon, EyeOffIcon, useMessages } from '@tele/ui';
import { appointmentsMessages } from './appointments.messages.ts';
import { showNumber } from './person.ts';
import { SHOWN_FOR } from './SensitiveNumber.tsx';
import './SensitiveNumber.css';

export interface MaskedNumberProps {
  masked: string;
  /** Offer ID or selection ID. */
  appointmentId: string;
}

/** Patient's number some days after the appointment: each reveal is a call that the patient can see. */
export const MaskedNumber = ({ masked, appointmentId }: MaskedNumberProps) => {
  const t = useMessages(appointmentsMessages);
  const { data, error, isPending, mutate, reset } = useChange('showPatientNumber');
  useAfter(data ? SHOWN_FOR : null, reset);
  return (
    <span className="tele-sensitive-number">
      <span className="tele-sensitive-number__digits">{data ? showNumber(data.medicareOrIhi) : masked}</span>
      <Button
        size="sm"
        variant="ghost"
        iconStart={data ? EyeOffIcon : EyeIcon}
        aria-label={data ? t.hideMedicare : t.showMedicare}
        loading={isPending}
        onClick={() => (data ? reset() : mutate({ params: { id: appointmentId } }))}
      >
        {data ? t.hide : t.show}
      </Button>
      <span role="status">{error && errorText(error, t.showFailed)}</span>
    </span>
  );
};

import type { ProfessionId } from '@tele/core';
import { errorText } from '@tele/kit';
import { BellIcon, BellRingIcon, Button, useMessages } from '@tele/ui';
import type { Booker } from '../submit/booker.data.ts';
import { isAlertOf, useAlerts, useAlertSwitch, type AlertSubject } from './alert.data.ts';
import { alertMessages } from './alert.messages.ts';
import './AlertButton.css';

export interface AlertButtonProps {
  profession: ProfessionId;
  specialistId: string;
  booker: Booker;
}

export const AlertButton = ({ profession, specialistId, booker }: AlertButtonProps) => {
  const t = useMessages(alertMessages);
  const me = booker.me.data;
  const alerts = useAlerts(me !== undefined);
  const { create, stop, busy, error } = useAlertSwitch();
  if (!alerts.data) return null;
  const what: AlertSubject = { profession, specialty: null, specialistId, state: null, filters: {} };
  const going = alerts.data.find((alert) => isAlertOf(alert, what));
  return (
    <>
      <Button
        className="tele-alert-button"
        variant="ghost"
        size="sm"
        iconStart={going ? BellRingIcon : BellIcon}
        aria-pressed={going !== undefined}
        loading={busy}
        onClick={() => (going ? stop(going.alertId) : create(what))}
      >
        {t.newTimes}
      </Button>
      {error && (
        <p role="alert" className="tele-alert-button__failed">
          {errorText(error, t.failed)}
        </p>
      )}
    </>
  );
};

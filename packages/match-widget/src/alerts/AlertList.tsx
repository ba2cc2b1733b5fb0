import type { Alert } from '@tele/core';
import { ZonedTime } from '@tele/kit';
import { BareLink, BellRingIcon, Button, Icon, useFocusKept, useMessages } from '@tele/ui';
import { alertMessages } from './alert.messages.ts';
import '../specialist/NamedList.css';
import './AlertList.css';

export interface AlertListProps {
  alerts: readonly Alert[];
  zone: string;
  href: (alert: Alert) => string;
  onStop: (alertId: string) => void;
}

export const AlertList = ({ alerts, zone, href, onStop }: AlertListProps) => {
  const t = useMessages(alertMessages);
  const focus = useFocusKept<HTMLUListElement>(alerts.map(({ alertId }) => alertId).join(' '));
  return (
    <ul {...focus} className="tele-named-list tele-alert-list">
      {alerts.map((alert) => {
        const { alertId, specialty, specialist, state, ended, until } = alert;
        const what = specialist?.name ?? t.place({ specialty: specialty ?? '', state });
        return (
          <li key={alertId} data-ended={ended !== null || undefined}>
            <Icon icon={BellRingIcon} />
            <span className="tele-named-list__text">
              <BareLink href={href(alert)}>{what}</BareLink>
              <span>
                {ended
                  ? t.timeFound
                  : t.onUntil({ until: <ZonedTime key="until" startISO={until} zone={zone} day bare /> })}
              </span>
            </span>
            <Button size="sm" variant="ghost" onClick={() => onStop(alertId)}>
              <span>{ended ? t.remove : t.stop}</span>
              <span className="tele-visually-hidden">{ended ? t.removeWhat({ what }) : t.stopWhat({ what })}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
};

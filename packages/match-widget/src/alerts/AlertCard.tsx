import { LatePart, Skeleton } from '@tele/ui';
import type { Booker } from '../submit/booker.data.ts';
import { lateAlertView } from './late-alert-view.ts';
import { isAlertOf, useAlerts, useAlertSwitch, type AlertSubject } from './alert.data.ts';

export interface AlertCardProps {
  what: AlertSubject;
  name?: string;
  zone: string;
  booker: Booker;
}

export const AlertCard = ({ what, name, zone, booker }: AlertCardProps) => {
  const me = booker.me.data;
  const alerts = useAlerts(me !== undefined);
  const { create, stop, busy, error } = useAlertSwitch();
  if (!me) return null;
  const going = alerts.data?.find((alert) => isAlertOf(alert, what));
  return (
    <LatePart code={lateAlertView} loading={<Skeleton shape="block" height={340} />}>
      {(AlertView) => (
        <AlertView
          {...{ what, name, zone, going, busy, error }}
          email={me.email}
          onSet={() => create(what)}
          onStop={() => going && stop(going.alertId)}
        />
      )}
    </LatePart>
  );
};

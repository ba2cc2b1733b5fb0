import { AvailabilityCalendar } from '@tele/availability-calendar';
import { useSay } from '../log/context.ts';
import { useHostProps } from '../settings/use-host-props.ts';

const name = 'AvailabilityCalendar';

export const Hours = () => {
  const say = useSay(name);
  return <AvailabilityCalendar {...useHostProps(name, 'hours')} onSaved={(event) => say('onSaved', event)} />;
};

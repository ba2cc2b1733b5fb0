import { useKept } from '@tele/kit';
import { LatePart } from '@tele/ui';
import { AvailabilityScreen, type AvailabilityScreenProps } from './AvailabilityScreen.tsx';
import { CalendarLoading } from './CalendarLoading.tsx';
import { lateWeekly } from '../weekly/late-weekly.ts';
import type { KeptWeekly } from '../weekly/kept-weekly.ts';

const initial: KeptWeekly = { open: null, hours: null };

/** The hours are checked by the form, whose code loads late. */
const read = (kept: unknown): KeptWeekly => kept as KeptWeekly;

export interface WeeklyAvailabilityScreenProps extends Omit<AvailabilityScreenProps, 'weekly'> {
  /** Where the break after each booking is set. */
  rulesHref?: string;
}

/** Availability with a table of weekly hours, which is open until there are some. */
export const WeeklyAvailabilityScreen = ({ rulesHref, ...props }: WeeklyAvailabilityScreenProps) => {
  const [kept, onKeep] = useKept({ key: 'availability.weekly', read, initial });
  return (
    <AvailabilityScreen
      {...props}
      weekly={{
        open: kept.open,
        onOpen: () => onKeep({ ...kept, open: true }),
        render: (input) => (
          <LatePart code={lateWeekly} loading={<CalendarLoading />}>
            {(WeeklyHoursForm) => <WeeklyHoursForm {...input} {...{ kept, onKeep, rulesHref }} />}
          </LatePart>
        ),
      }}
    />
  );
};

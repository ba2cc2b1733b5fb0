import type { DayKey } from '@tele/core';
import { useRemembered, Widget, type CountEvent, type TeleWidgetProps } from '@tele/kit';
import { rules } from './rules.ts';
import { CalendarLoading } from './screen/CalendarLoading.tsx';
import { AvailabilityScreen, type AvailabilityScreenProps } from './screen/AvailabilityScreen.tsx';
import type { View } from './screen/view.ts';

/** The steps of the calendar are its views. Where there is little width, 'week' shows one day of it. */
export type CalendarStep = View;

/** What `<AvailabilityCalendar>` takes: `apiBase` and `token` are needed, anything else may be left out. */
export interface AvailabilityCalendarProps
  extends
    Omit<TeleWidgetProps<CalendarStep>, 'partner'>,
    Pick<AvailabilityScreenProps, 'appointmentHref' | 'onOpenBooking'> {
  /** What the calendar opens with: a view, and the first day shown, 'YYYY-MM-DD'. */
  defaultValues?: { view?: View; date?: DayKey };
  /** Times were saved; how many there are now. */
  onSaved?: (event: CountEvent) => void;
}

/** The calendar, opened where it was left while the page lives. */
const Views = ({ host }: { host: AvailabilityCalendarProps }) => {
  const { defaultValues, onStepChange } = host;
  const [view, setView] = useRemembered<View | null>('availability.view', null);
  const [date, setDate] = useRemembered<DayKey | null>('availability.date', null);
  return (
    <AvailabilityScreen
      view={host.step}
      initialView={view ?? defaultValues?.view}
      initialDate={date ?? defaultValues?.date}
      onViewChange={(next) => {
        setView(next);
        onStepChange?.({ step: next });
      }}
      onDateChange={setDate}
      appointmentHref={host.appointmentHref}
      onOpenBooking={host.onOpenBooking}
      onSaved={host.onSaved}
    />
  );
};

/** The availability of the specialist signed in, for a page of any host: needs `apiBase` and `token` alone. */
export const AvailabilityCalendar = (props: AvailabilityCalendarProps) => (
  <Widget name="tele-availability-calendar" host={props} rules={rules} loading={<CalendarLoading />}>
    {(host) => <Views host={host} />}
  </Widget>
);

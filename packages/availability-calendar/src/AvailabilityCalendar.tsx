import type { DayKey } from '@tele/core';
import { useRemembered, Widget, type CountEvent, type TeleWidgetProps } from '@tele/kit';
import { rules } from './rules.ts';
import { CalendarLoading } from './screen/CalendarLoading.tsx';
import { AvailabilityScreen, type AvailabilityScreenProps } from './screen/AvailabilityScreen.tsx';
import type { View } from './screen/view.ts';

export type CalendarStep = View;

export interface AvailabilityCalendarProps
  extends
    Omit<TeleWidgetProps<CalendarStep>, 'partner'>,
    Pick<AvailabilityScreenProps, 'appointmentHref' | 'onOpenBooking'> {
  /** Initial view and first day shown ('YYYY-MM-DD'). */
  defaultValues?: { view?: View; date?: DayKey };
  /** Receives the number of saved times after a save. */
  onSaved?: (event: CountEvent) => void;
}

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

export const AvailabilityCalendar = (props: AvailabilityCalendarProps) => (
  <Widget name="tele-availability-calendar" host={props} rules={rules} loading={<CalendarLoading />}>
    {(host) => <Views host={host} />}
  </Widget>
);

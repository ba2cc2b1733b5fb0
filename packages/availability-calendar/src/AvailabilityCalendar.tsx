import type { DayKey } from '@tele/core';
import { Widget, type CountEvent, type TeleWidgetProps } from '@tele/kit';
import { rules } from './rules.ts';
import { CalendarLoading } from './screen/CalendarLoading.tsx';
import { AvailabilityScreen, type AvailabilityScreenProps } from './screen/AvailabilityScreen.tsx';
import type { View } from './screen/view.ts';

export interface AvailabilityCalendarProps
  extends TeleWidgetProps<View>, Pick<AvailabilityScreenProps, 'appointmentHref' | 'onOpenBooking'> {
  /** What the calendar opens with: a view, and the first day shown, 'YYYY-MM-DD'. */
  defaultValues?: { view?: View; date?: DayKey };
  /** Times were saved; how many there are now. */
  onSaved?: (event: CountEvent) => void;
}

/** The availability of the specialist signed in, for a page of any host: needs `apiBase` and `token` alone. */
export const AvailabilityCalendar = (props: AvailabilityCalendarProps) => (
  <Widget name="tele-availability-calendar" host={props} rules={rules} loading={<CalendarLoading />}>
    {({ defaultValues, appointmentHref, onOpenBooking }) => (
      <AvailabilityScreen
        initialView={defaultValues?.view}
        initialDate={defaultValues?.date}
        appointmentHref={appointmentHref}
        onOpenBooking={onOpenBooking}
      />
    )}
  </Widget>
);

import { widgetRules } from '@tele/kit';
import type { AvailabilityCalendarProps } from './AvailabilityCalendar.tsx';

export const rules = widgetRules<AvailabilityCalendarProps>({
  needs: {},
  takes: {
    step: ['day', 'week', 'month'],
    defaultValues: { takes: { view: ['day', 'week', 'month'], date: 'day' } },
    appointmentHref: 'function',
    onOpenBooking: 'function',
    onSaved: 'function',
  },
});

import type { AvailabilityCalendarProps } from '@tele/availability-calendar';
import { lateCode } from '@tele/ui';
import type { Blueprint } from '../../elements/blueprint.ts';
import { commonTable } from '../../elements/common-table.ts';

export const availabilityCalendar: Blueprint<AvailabilityCalendarProps> = {
  widget: 'availability-calendar',
  table: {
    ...commonTable,
    step: { day: true, week: true, month: true },
    defaultValues: 'property',
    appointmentHref: 'property',
    onOpenBooking: 'property',
    onSaved: 'event',
  },
  part: lateCode(() => import('./part.ts').then(({ part }) => part)),
};

import { AvailabilityCalendar } from '@tele/availability-calendar';
import sheet from 'virtual:sheet/availability-calendar';
import { partOf } from '../../elements/part.ts';

export const part = partOf(AvailabilityCalendar, sheet);

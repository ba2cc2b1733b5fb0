export { AvailabilityCalendar, type AvailabilityCalendarProps } from './AvailabilityCalendar.tsx';

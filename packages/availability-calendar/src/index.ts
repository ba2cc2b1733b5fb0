export { AvailabilityCalendar, type AvailabilityCalendarProps } from './AvailabilityCalendar.tsx';
export { AvailabilityScreen, type AvailabilityScreenProps } from './screen/AvailabilityScreen.tsx';

export { AvailabilityScreen, type AvailabilityScreenProps } from './screen/AvailabilityScreen.tsx';
export { WeeklyAvailabilityScreen, type WeeklyAvailabilityScreenProps } from './screen/WeeklyAvailabilityScreen.tsx';

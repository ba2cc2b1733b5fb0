export { AvailabilityScreen, type AvailabilityScreenProps } from './screen/AvailabilityScreen.tsx';

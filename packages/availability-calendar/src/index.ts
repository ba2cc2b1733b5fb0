export { AvailabilityCalendar, type AvailabilityCalendarProps, type CalendarStep } from './AvailabilityCalendar.tsx';

// What a host writes with, so that it needs no other package of ours.
export type { TokenSource } from '@tele/client';
export type {
  AuthRequiredEvent,
  CountEvent,
  ErrorEvent,
  FrameSlots,
  LinkComponent,
  PrivacyNotice,
  SafeStorage,
  StepEvent,
  TeleWidgetProps,
  WidgetErrorType,
  WidgetHandle,
} from '@tele/kit';
export type { Appearance, MessageSource, Scheme } from '@tele/ui';

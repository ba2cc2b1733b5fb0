export { PatientHome, type PatientHomeProps } from './home/PatientHome.tsx';
export type { PatientHomeLinks } from './home/patient-home-links.ts';
export type { Alert, ProfessionId, SearchValue } from '@tele/core';

// Types that hosts need, so they install no other package.
export type { TokenSource } from '@tele/client';
export type {
  AuthRequiredEvent,
  ErrorEvent,
  FrameSlots,
  LinkComponent,
  PrivacyNotice,
  SafeStorage,
  StripeSettings,
  TeleWidgetProps,
  WidgetErrorType,
  WidgetHandle,
} from '@tele/kit';
export type { Appearance, MessageSource, Scheme } from '@tele/ui';

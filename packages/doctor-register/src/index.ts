export { DoctorRegister, type DoctorRegisterProps, type RegisterStep } from './DoctorRegister.tsx';
export type { StandingLinks } from './standing/ApprovedCard.tsx';
export type { Practice } from './ways/Ways.tsx';

// Types that hosts need, so they install no other package.
export type { ProfessionId, StateCode } from '@tele/core';
export type { TokenSource } from '@tele/client';
export type {
  AuthRequiredEvent,
  ProfessionEvent,
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

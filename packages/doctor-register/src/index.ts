export { DoctorRegister, type DoctorRegisterProps, type RegisterStep } from './DoctorRegister.tsx';
export type { StandingLinks } from './standing/ApprovedCard.tsx';
export type { Practice } from './ways/Ways.tsx';

// What a host writes with, so that it needs no other package of ours.
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

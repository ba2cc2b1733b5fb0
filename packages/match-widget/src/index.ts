export { MatchWidget, type MatchStep, type MatchWidgetProps } from './MatchWidget.tsx';

// Types that hosts need, so they install no other package.
export type { ProfessionId, StateCode } from '@tele/core';
export type { TokenSource } from '@tele/client';
export type {
  AuthRequiredEvent,
  CountEvent,
  ErrorEvent,
  FrameSlots,
  LinkComponent,
  OfferEvent,
  PrivacyNotice,
  RequestEvent,
  SafeStorage,
  SelectionEvent,
  StepEvent,
  StripeSettings,
  TeleWidgetProps,
  WidgetErrorType,
  WidgetHandle,
} from '@tele/kit';
export type { Appearance, MessageSource, Scheme } from '@tele/ui';

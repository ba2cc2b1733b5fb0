export { ProviderInbox, type InboxStep, type ProviderInboxProps } from './ProviderInbox.tsx';

// What a host writes with, so that it needs no other package of ours.
export type { TokenSource } from '@tele/client';
export type {
  AuthRequiredEvent,
  ErrorEvent,
  FrameSlots,
  LinkComponent,
  OfferEvent,
  PrivacyNotice,
  SafeStorage,
  SelectionEvent,
  StepEvent,
  StripeSettings,
  TeleWidgetProps,
  WidgetErrorType,
  WidgetHandle,
} from '@tele/kit';
export type { Appearance, MessageSource, Scheme } from '@tele/ui';

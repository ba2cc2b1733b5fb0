export { ProviderInbox, type InboxStep, type ProviderInboxProps } from './ProviderInbox.tsx';

// Types that hosts need, so they install no other package.
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

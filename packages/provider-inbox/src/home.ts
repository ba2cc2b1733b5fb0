export { ProviderHome, type ProviderHomeProps } from './home/ProviderHome.tsx';
export type { ProviderHomeLinks } from './home/provider-home-links.ts';
export type { ProfessionId } from '@tele/core';

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

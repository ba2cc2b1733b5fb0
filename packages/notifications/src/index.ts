export { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';
export type { NotificationHrefs, NotificationSide } from './hrefs.ts';

// Types that hosts need, so they install no other package.
export type { TokenSource } from '@tele/client';
export type {
  AuthRequiredEvent,
  CountEvent,
  ErrorEvent,
  FrameSlots,
  LinkComponent,
  PrivacyNotice,
  SafeStorage,
  TeleWidgetProps,
  WidgetErrorType,
  WidgetHandle,
} from '@tele/kit';
export type { Appearance, MessageSource, Scheme } from '@tele/ui';

export {
  Account,
  type AccountDeletedEvent,
  type AccountProps,
  type AccountStep,
  type ProfileSavedEvent,
} from './Account.tsx';
export { EditProfile, type EditProfileProps } from './EditProfile.tsx';

// Types that hosts need, so they install no other package.
export type { TokenSource } from '@tele/client';
export type {
  AuthRequiredEvent,
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

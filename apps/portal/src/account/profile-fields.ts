import type { TeleForm } from '@tele/kit';
import type { ProfileFields } from './profile-form.ts';

/** What each part of the profile form takes. */
export interface ProfileFieldsProps {
  form: TeleForm<ProfileFields>;
}

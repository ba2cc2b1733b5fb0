import type { TeleForm } from '@tele/kit';
import type { ProfileFields } from './profile-form.ts';

export interface ProfileFieldsProps {
  form: TeleForm<ProfileFields>;
}

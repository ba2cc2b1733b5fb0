import type { ProfileErrors, ProfileForm } from './profile-form.ts';

/** What each part of the profile form takes. */
export interface ProfileFieldsProps {
  form: ProfileForm;
  errors: ProfileErrors;
  /** The fields that changed, with their new values. */
  onFormChange: (changed: Partial<ProfileForm>) => void;
}

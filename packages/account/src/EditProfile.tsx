import { Widget, type TeleWidgetProps } from '@tele/kit';
import type { AccountProps, ProfileSavedEvent } from './Account.tsx';
import { AccountLoading } from './account/AccountLoading.tsx';
import { editProfileRules } from './rules.ts';
import { ProfileOfHost } from './widget/ProfileOfHost.tsx';

export interface EditProfileProps
  extends Omit<TeleWidgetProps, 'partner' | 'step' | 'onStepChange'>, Pick<AccountProps, 'side'> {
  /** Your page with the specialist's profile as patients see it. Default: no such link. */
  previewUrl?: string;
  /** The user saved their profile. */
  onSaved?: (event: ProfileSavedEvent) => void;
}

export const EditProfile = (props: EditProfileProps) => (
  <Widget name="tele-edit-profile" host={props} rules={editProfileRules} loading={<AccountLoading />}>
    {(host) => <ProfileOfHost host={host} />}
  </Widget>
);

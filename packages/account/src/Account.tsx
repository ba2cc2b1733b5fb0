import { Widget, type TeleWidgetProps } from '@tele/kit';
import { AccountLoading } from './account/AccountLoading.tsx';
import type { AccountSide } from './links.ts';
import { accountRules } from './rules.ts';
import { AccountSteps } from './widget/AccountSteps.tsx';
import type { HostLinks } from './widget/host-links.ts';

export type AccountStep = 'account' | 'profile';

/** A person saved their profile as a patient or as a specialist. */
export interface ProfileSavedEvent {
  side: AccountSide;
}

/** ID of the receipt of a deleted account. */
export interface AccountDeletedEvent {
  receiptId: string;
}

export interface AccountProps extends Omit<TeleWidgetProps<AccountStep>, 'partner'> {
  /** Side of the account to show. Default: a specialist's for specialists, otherwise a patient's. */
  side?: AccountSide;
  /** URLs of your other pages. The appointments page gets `apt=<ID>`. Default: no such links. */
  links?: HostLinks;
  /** The user saved their profile. */
  onSaved?: (event: ProfileSavedEvent) => void;
  /** The user signed out here or everywhere: end your session. Omitted, there is no 'Sign out' button. */
  onSignOut?: () => void;
  /** The user deleted their account: end your session. */
  onDeleted?: (event: AccountDeletedEvent) => void;
}

export const Account = (props: AccountProps) => (
  <Widget name="tele-account" host={props} rules={accountRules} loading={<AccountLoading />}>
    {(host) => <AccountSteps host={host} />}
  </Widget>
);

import { calendarLinkCreated } from '../emails/security-calendar-link.ts';
import { dataDownloaded } from '../emails/security-download.ts';
import type { EmailContent } from '../emails/layout/write-email.ts';
import { passkeyAdded, passkeyRemoved } from '../emails/security-passkey.ts';
import { newSignIn } from '../emails/security-new-device.ts';
import { payoutAccountAdded } from '../emails/security-payout-account.ts';
import { phoneNumberChanged } from '../emails/security-phone-number.ts';
import type { SecurityFacts } from '../emails/security-notice.ts';
import { signedInOnAnotherSite } from '../emails/security-other-site.ts';

export const emails = {
  newDevice: newSignIn,
  dataDownloaded,
  phoneChanged: phoneNumberChanged,
  payoutAccount: payoutAccountAdded,
  clinicSignedIn: signedInOnAnotherSite,
  calendarFeed: calendarLinkCreated,
  passkeyAdded,
  passkeyRemoved,
} as const satisfies Record<string, (facts: SecurityFacts) => EmailContent>;

import type { ProfessionId } from '@tele/core';
import { Widget, type StripeSettings, type TeleWidgetProps } from '@tele/kit';
import { InboxLoading } from '../inbox/InboxLoading.tsx';
import { homeRules } from './home-rules.ts';
import type { ProviderHomeLinks } from './provider-home-links.ts';
import { ProviderHomeScreen } from './ProviderHomeScreen.tsx';

export interface ProviderHomeProps
  extends Omit<TeleWidgetProps, 'partner' | 'step' | 'onStepChange'>, ProviderHomeLinks {
  /** Name in the greeting, for example 'Dr Brodie'. */
  name?: string;
  /** Category the specialist is approved in. Default: 'doctor'. */
  profession?: ProfessionId;
  /** Stripe settings, for payouts and cards. */
  stripe?: StripeSettings | null;
}

/** An approved specialist's start page. Its links lead to your pages. */
export const ProviderHome = (props: ProviderHomeProps) => (
  <Widget name="tele-provider-home" host={props} rules={homeRules} loading={<InboxLoading />}>
    {(host) => (
      <ProviderHomeScreen
        name={host.name ?? null}
        profession={host.profession ?? 'doctor'}
        inboxHref={host.inboxHref}
        availabilityHref={host.availabilityHref}
        appointmentsHref={host.appointmentsHref}
        rescheduleHref={host.rescheduleHref}
        requestsHref={host.requestsHref}
        payoutsHref={host.payoutsHref}
        profileHref={host.profileHref}
        meetingHref={host.meetingHref}
        categoryHref={host.categoryHref}
      />
    )}
  </Widget>
);

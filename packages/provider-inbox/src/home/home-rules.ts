import { professionIds } from '@tele/core';
import { stripeRule, widgetRules } from '@tele/kit';
import type { ProviderHomeLinks } from './provider-home-links.ts';
import type { ProviderHomeProps } from './ProviderHome.tsx';

export const homeRules = widgetRules<ProviderHomeProps, Exclude<keyof ProviderHomeLinks, 'meetingHref'>>({
  needs: {
    inboxHref: 'link',
    availabilityHref: 'link',
    appointmentsHref: 'link',
    rescheduleHref: 'function',
    requestsHref: 'link',
    payoutsHref: 'link',
    profileHref: 'link',
    categoryHref: 'function',
  },
  takes: { meetingHref: 'link', name: 'text', profession: professionIds, stripe: stripeRule },
});

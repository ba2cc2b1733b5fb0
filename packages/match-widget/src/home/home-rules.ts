import { professionIds } from '@tele/core';
import { stripeRule, widgetRules } from '@tele/kit';
import type { PatientHomeLinks } from './patient-home-links.ts';
import type { PatientHomeProps } from './PatientHome.tsx';

export const homeRules = widgetRules<PatientHomeProps, keyof PatientHomeLinks>({
  needs: {
    findHref: 'link',
    categoriesHref: 'link',
    appointmentsHref: 'function',
    requestsHref: 'link',
    selectionHref: 'function',
    payHref: 'function',
    openRequestHref: 'function',
    alertHref: 'function',
    specialistHref: 'function',
    onSearch: 'function',
  },
  takes: { name: 'text', profession: professionIds, stripe: stripeRule },
});

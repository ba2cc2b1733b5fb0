import type { ProfessionId } from '@tele/core';
import { Widget, type StripeSettings, type TeleWidgetProps } from '@tele/kit';
import { RequestListLoading } from '../requests/list/RequestListLoading.tsx';
import { homeRules } from './home-rules.ts';
import type { PatientHomeLinks } from './patient-home-links.ts';
import { PatientHomeScreen } from './PatientHomeScreen.tsx';

export interface PatientHomeProps extends Omit<TeleWidgetProps, 'partner' | 'step' | 'onStepChange'>, PatientHomeLinks {
  /** First name in the greeting. */
  name?: string;
  /** Category of the search on a first visit. Default: 'doctor'. */
  profession?: ProfessionId;
  /** Stripe settings, for offers. Omitted, the card form shows that payments are not configured. */
  stripe?: StripeSettings | null;
}

/** A patient's start page. Its links lead to your pages. */
export const PatientHome = (props: PatientHomeProps) => (
  <Widget name="tele-patient-home" host={props} rules={homeRules} loading={<RequestListLoading />}>
    {(host) => (
      <PatientHomeScreen
        name={host.name ?? null}
        profession={host.profession ?? 'doctor'}
        findHref={host.findHref}
        categoriesHref={host.categoriesHref}
        appointmentsHref={host.appointmentsHref}
        requestsHref={host.requestsHref}
        selectionHref={host.selectionHref}
        payHref={host.payHref}
        openRequestHref={host.openRequestHref}
        alertHref={host.alertHref}
        specialistHref={host.specialistHref}
        onSearch={host.onSearch}
      />
    )}
  </Widget>
);

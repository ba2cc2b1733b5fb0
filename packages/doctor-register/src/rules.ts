import { professionIds, stateCodes } from '@tele/core';
import { widgetRules } from '@tele/kit';
import { steps } from './form/steps.ts';
import type { DoctorRegisterProps } from './DoctorRegister.tsx';

/** Validation of props from hosts without types. */
export const rules = widgetRules<DoctorRegisterProps, 'profession' | 'humanCheck' | 'contactEmail'>({
  needs: {
    profession: [undefined, ...professionIds],
    humanCheck: { needs: { siteKey: 'text' }, takes: { scriptUrl: 'link' }, orNull: true },
    contactEmail: 'email',
  },
  takes: {
    step: steps,
    defaultValues: { takes: { specialty: 'text', state: stateCodes } },
    practice: { takes: { name: 'text', claim: 'text' } },
    links: { takes: { preview: 'link', documents: 'link', hours: 'link', categories: 'link' } },
    onSignIn: 'function',
    onSubmitted: 'function',
  },
});

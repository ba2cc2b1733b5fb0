import type { DoctorRegisterProps } from '@tele/doctor-register';
import { lateCode } from '@tele/ui';
import type { Blueprint } from '../../elements/blueprint.ts';
import { commonTable } from '../../elements/common-table.ts';

/** `<tele-doctor-register>`. */
export const doctorRegister: Blueprint<DoctorRegisterProps> = {
  widget: 'doctor-register',
  table: {
    ...commonTable,
    step: { way: true, details: true, registration: true, documents: true, profile: true, check: true },
    // Not as words: another category must not become doctors, so the widget itself stops and says so.
    profession: 'text',
    contactEmail: 'text',
    humanCheck: 'property',
    practice: 'property',
    links: 'property',
    defaultValues: 'property',
    onSignIn: 'property',
    onSubmitted: 'event',
  },
  part: lateCode(() => import('./part.ts').then(({ part }) => part)),
};

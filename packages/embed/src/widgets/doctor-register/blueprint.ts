import type { DoctorRegisterProps } from '@tele/doctor-register';
import { lateCode } from '@tele/ui';
import type { Blueprint } from '../../elements/blueprint.ts';
import { commonTable } from '../../elements/common-table.ts';

export const doctorRegister: Blueprint<DoctorRegisterProps> = {
  widget: 'doctor-register',
  table: {
    ...commonTable,
    step: { way: true, details: true, registration: true, documents: true, profile: true, check: true },
    // Any text: unknown categories must not fall back to doctors, so the widget stops with an error.
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

import type { Fault } from './fault.ts';

export const forms: readonly Fault[] = [
  {
    title: "Signing in drops a form's draft",
    file: 'packages/kit/src/forms/use-form.ts',
    find: 'if (draft !== undefined && isSent) memory.delete(draft);',
    replace: 'if (draft !== undefined) memory.delete(draft);',
  },
  {
    title: 'Registration is optional if one specialty needs none',
    file: 'packages/core/src/registration/documents-asked.ts',
    find: 'const licensed = specialties.some(',
    replace: 'const licensed = specialties.every(',
  },
  {
    title: "The booker's address is not asked",
    file: 'packages/match-widget/src/submit/details-form.ts',
    find: "['name', 'phone', 'address'].includes(field)",
    replace: "['name', 'phone'].includes(field)",
  },
  {
    title: 'A typed date puts the month first',
    file: 'packages/core/src/time/typed-date.ts',
    find: "const [day = '', month = '?', year,",
    replace: "const [month = '?', day = '', year,",
  },
  {
    title: 'A rejected application loses a language',
    file: 'packages/doctor-register/src/form/draft.ts',
    find: "(english === 'English' ? others : (details?.languages ?? []))",
    replace: "(english === 'English' ? others.slice(1) : (details?.languages ?? []))",
  },
  {
    title: 'Saving a profile deletes the Medicare number',
    file: 'packages/account/src/patient-profile/profile-form.ts',
    find: '...(values.removeNumber ? { medicareOrIhi: null } : medicareOrIhi && { medicareOrIhi }),',
    replace: 'medicareOrIhi: values.removeNumber ? null : medicareOrIhi || null,',
  },
  {
    title: 'A photo keeps its location',
    file: 'packages/doctor-register/src/documents/strip-jpeg.ts',
    find: 'return marker !== 0xfe && (marker < 0xe0 || marker > 0xef);',
    replace: 'return marker !== 0xfe;',
  },
  {
    title: 'Enter in a list sends the form',
    file: 'packages/ui/src/combobox/Combobox.tsx',
    find: 'event.preventDefault();\n      const option = shown[cursor];',
    replace: 'const option = shown[cursor];',
  },
];

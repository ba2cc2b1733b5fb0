import type { Fault } from './fault.ts';

export const forms: readonly Fault[] = [
  {
    title: 'A form forgets its draft when signing in has to come first',
    file: 'packages/kit/src/forms/use-form.ts',
    find: 'if (draft !== undefined && isSent) memory.delete(draft);',
    replace: 'if (draft !== undefined) memory.delete(draft);',
  },
  {
    title: 'A registration is not required when one specialty needs none',
    file: 'packages/core/src/registration/documents-asked.ts',
    find: 'const licensed = specialties.some(',
    replace: 'const licensed = specialties.every(',
  },
  {
    title: 'The address of a person who books for someone else is not asked',
    file: 'packages/match-widget/src/submit/details-form.ts',
    find: "['name', 'phone', 'address'].includes(field)",
    replace: "['name', 'phone'].includes(field)",
  },
  {
    title: 'A date that is half typed is sent as a year of the first century',
    file: 'packages/provider-inbox/src/make-offer/slot-entry.ts',
    find: String.raw`/^[2-9]\d{3}-\d\d-\d\d$/`,
    replace: String.raw`/^\d{4}-\d\d-\d\d$/`,
  },
  {
    title: 'A rejected application loses its first other language',
    file: 'packages/doctor-register/src/form/draft.ts',
    find: "(english === 'English' ? others : (details?.languages ?? []))",
    replace: "(english === 'English' ? others.slice(1) : (details?.languages ?? []))",
  },
  {
    title: 'Saving a profile deletes the Medicare number on file',
    file: 'apps/portal/src/account/profile-form.ts',
    find: '...(values.removeNumber ? { medicareOrIhi: null } : medicareOrIhi && { medicareOrIhi }),',
    replace: 'medicareOrIhi: values.removeNumber ? null : medicareOrIhi || null,',
  },
  {
    title: 'A photo keeps the place where it was taken',
    file: 'packages/doctor-register/src/documents/strip-jpeg.ts',
    find: 'return marker !== 0xfe && (marker < 0xe0 || marker > 0xef);',
    replace: 'return marker !== 0xfe;',
  },
  {
    title: 'Enter in the list of specialties sends the form',
    file: 'packages/ui/src/combobox/Combobox.tsx',
    find: 'event.preventDefault();\n      const option = shown[cursor];',
    replace: 'const option = shown[cursor];',
  },
];

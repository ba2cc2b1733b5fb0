import type { RegisterName } from './register-fields.ts';

export const steps = ['way', 'details', 'registration', 'documents', 'profile', 'check'] as const;
export type Step = (typeof steps)[number];

/** Phone step controlled by the host; desktops show all on one page. */
export interface HostStep {
  step?: Step;
  /** Receives the next step. With `step` set, pass it back. */
  onStepChange?: (event: { step: Step }) => void;
}

export const fieldsOf: Readonly<Record<Step, readonly RegisterName[]>> = {
  way: ['joinEucaMd'],
  details: ['name', 'email', 'phone', 'gender', 'languages', 'street', 'suburb', 'state', 'postcode'],
  registration: ['ahpraNumber', 'specialties', 'licences'],
  documents: [],
  profile: ['profile'],
  check: [],
};

export const stepOf = (name: RegisterName): Step => steps.find((step) => fieldsOf[step].includes(name)) ?? 'check';

/** Position of the first API input: its part, and the field unless it is a document. */
export function stepOfInputs(inputs: readonly string[]): { step: Step; name?: RegisterName } | undefined {
  const named = inputs.map(fieldOf);
  for (const step of steps) {
    const name = fieldsOf[step].find((one) => named.includes(one));
    if (name) return { step, name };
    if (step === 'documents' && inputs.some((input) => input.split('.')[0] === step)) return { step };
  }
  return undefined;
}

export const fieldOf = (input: string): string => input.replace(/^address\./, '').replace(/^licences\..*/, 'licences');

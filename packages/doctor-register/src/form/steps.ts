import type { RegisterName } from './register-fields.ts';

/** The six parts of the form (design y), one a screen on a phone. */
export const steps = ['way', 'details', 'registration', 'documents', 'profile', 'check'] as const;
export type Step = (typeof steps)[number];

/** The step of a phone, for a host that keeps it; on a desk all stand on one page. */
export interface HostStep {
  /** The step that the host wants; left out, the form keeps it itself. */
  step?: Step;
  /** Another step was gone to. With `step` given, the host answers by passing it. */
  onStepChange?: (event: { step: Step }) => void;
}

/** Which fields stand in which part. */
export const fieldsOf: Readonly<Record<Step, readonly RegisterName[]>> = {
  way: ['joinEucaMd'],
  details: ['name', 'email', 'phone', 'gender', 'languages', 'street', 'suburb', 'state', 'postcode'],
  registration: ['ahpraNumber', 'specialties', 'licences'],
  documents: [],
  profile: ['profile'],
  check: [],
};

/** The part in which a field stands. */
export const stepOf = (name: RegisterName): Step => steps.find((step) => fieldsOf[step].includes(name)) ?? 'check';

/** Where the first of the API's inputs stands: its part, and the field unless it is a document. */
export function stepOfInputs(inputs: readonly string[]): { step: Step; name?: RegisterName } | undefined {
  const named = inputs.map(fieldOf);
  for (const step of steps) {
    const name = fieldsOf[step].find((one) => named.includes(one));
    if (name) return { step, name };
    if (step === 'documents' && inputs.some((input) => input.split('.')[0] === step)) return { step };
  }
  return undefined;
}

/** The API's names of inputs as the form's: `address.street`, `licences.0.number`. */
export const fieldOf = (input: string): string => input.replace(/^address\./, '').replace(/^licences\..*/, 'licences');

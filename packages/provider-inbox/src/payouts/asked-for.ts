export type AskedFor =
  | 'bank'
  | 'photoId'
  | 'secondDocument'
  | 'name'
  | 'birthDate'
  | 'address'
  | 'contact'
  | 'idNumber'
  | 'abn'
  | 'business'
  | 'terms'
  | 'more';

// Stripe's names: `individual.dob.day`, `person_1Abc.verification.document`, `company.tax_id`. First match wins:
// nested kinds come first.
const kinds: readonly [RegExp, AskedFor][] = [
  [/^external_account/, 'bank'],
  [/verification\.additional_document/, 'secondDocument'],
  [/verification\.(proof_of_liveness|document)|documents\./, 'photoId'],
  [/^tos_acceptance/, 'terms'],
  [/tax_id|vat_id|registration_number/, 'abn'],
  [/id_number|ssn/, 'idNumber'],
  [/^business_(profile|type)|^company\.name|^settings/, 'business'],
  [/\.dob(\.|$)/, 'birthDate'],
  [/\.(first_name|last_name|full_name_aliases)/, 'name'],
  [/address/, 'address'],
  [/\.(email|phone)/, 'contact'],
];

/** Required kinds without duplicates, in the provider's order; unknown ones become `more`, last. */
export function askedFor(requirements: readonly string[]): AskedFor[] {
  const found = requirements.map((name) => kinds.find(([fits]) => fits.test(name))?.[1] ?? 'more');
  const known = [...new Set(found)].filter((kind) => kind !== 'more');
  return found.includes('more') ? [...known, 'more'] : known;
}

type Given = Record<string, string | undefined>;

/** Each is of no use without the other. */
const partners = [
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['STRIPE_SCRIPT_URL', 'STRIPE_PUBLISHABLE_KEY'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
] as const;

/** What is missing of a pair, or does not belong together, by the variable to look at. */
export function halfWritten(given: Given): [name: string, fault: string][] {
  const missing = partners
    .filter(([one, other]) => given[one] && !given[other])
    .map(([one, other]): [string, string] => [other, `is missing: ${one} requires it`]);
  const [secret, publishable] = [modeOf(given['STRIPE_SECRET_KEY']), modeOf(given['STRIPE_PUBLISHABLE_KEY'])];
  if (secret && publishable && secret !== publishable) {
    const fault = `is of Stripe’s ${publishable} mode and STRIPE_SECRET_KEY of its ${secret} mode: take both from one`;
    missing.push(['STRIPE_PUBLISHABLE_KEY', fault]);
  }
  return missing;
}

function modeOf(key: string | undefined): string | undefined {
  return /^[a-z]+_(live|test)_/.exec(key ?? '')?.[1];
}

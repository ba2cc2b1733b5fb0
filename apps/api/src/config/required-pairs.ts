type Variables = Record<string, string | undefined>;

const requiredPairs = [
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['STRIPE_SCRIPT_URL', 'STRIPE_PUBLISHABLE_KEY'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
] as const;

/** Errors by variable: a missing half of a pair, or Stripe keys of different modes. */
export function incompletePairs(variables: Variables): [name: string, error: string][] {
  const missing = requiredPairs
    .filter(([one, other]) => variables[one] && !variables[other])
    .map(([one, other]): [string, string] => [other, `is missing: ${one} requires it`]);
  const [secret, publishable] = [modeOf(variables['STRIPE_SECRET_KEY']), modeOf(variables['STRIPE_PUBLISHABLE_KEY'])];
  if (secret && publishable && secret !== publishable) {
    const error = `is of Stripe’s ${publishable} mode and STRIPE_SECRET_KEY of its ${secret} mode: take both from one`;
    missing.push(['STRIPE_PUBLISHABLE_KEY', error]);
  }
  return missing;
}

function modeOf(key: string | undefined): string | undefined {
  return /^[a-z]+_(live|test)_/.exec(key ?? '')?.[1];
}

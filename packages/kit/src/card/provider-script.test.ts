import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { providerScript } from './provider-script.ts';

it('matches the URL of Stripe’s loader without advanced fraud signals', () => {
  const pure = createRequire(import.meta.url).resolve('@stripe/stripe-js/pure');
  const loader = readFileSync(pure.replace(/pure\/index\.js$/, 'dist/pure.js'), 'utf8');
  const release = /RELEASE_TRAIN = '(\w+)'/.exec(loader)?.[1];
  const origin = /ORIGIN = '(https:[^']+)'/.exec(loader)?.[1];
  const withoutSignals = /!params\.advancedFraudSignals \? '([^']+)'/.exec(loader)?.[1];
  expect(withoutSignals).toBe('?advancedFraudSignals=false');
  expect(providerScript).toBe(`${origin}/${release}/stripe.js${withoutSignals}`);
});

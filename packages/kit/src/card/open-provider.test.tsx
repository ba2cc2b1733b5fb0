import { afterEach, expect, it } from 'vitest';
import { openProvider } from './open-provider.ts';

const publishableKey = 'pk_live_1';
const withSignals = 'https://js.stripe.com/endive/stripe.js';
const scripts = (): string[] => [...document.scripts].map(({ src }) => src);

afterEach(() => document.head.replaceChildren());

it('loads the card script without advanced fraud signals', async () => {
  void openProvider({ publishableKey });
  await expect.poll(scripts).toEqual([`${withSignals}?advancedFraudSignals=false`]);
});

it('loads it with advanced fraud signals when the configuration names that address', async () => {
  void openProvider({ publishableKey, scriptUrl: withSignals });
  await expect.poll(scripts).toEqual([withSignals]);
});

/** What a widget does with a site key: passes by itself, asks for a click, or refuses. */
export type Behaviour = 'passes' | 'asks' | 'refuses';

const BEHAVIOURS: Record<string, { behaviour: Behaviour; invisible?: boolean }> = {
  '1x00000000000000000000AA': { behaviour: 'passes' },
  '2x00000000000000000000AB': { behaviour: 'refuses' },
  '1x00000000000000000000BB': { behaviour: 'passes', invisible: true },
  '2x00000000000000000000BB': { behaviour: 'refuses', invisible: true },
  '3x00000000000000000000FF': { behaviour: 'asks' },
};

/** The site key of the configuration passes; Cloudflare's keys for tests do what they do there. Undefined: no such key. */
export function behaviourOf(
  siteKey: string,
  configured: string,
): { behaviour: Behaviour; invisible?: boolean } | undefined {
  return siteKey === configured ? { behaviour: 'passes' } : BEHAVIOURS[siteKey];
}

/** Cloudflare's secrets for tests: each gives one answer to whatever token. */
export const TEST_SECRETS: Record<string, 'passes' | 'invalid-input-response' | 'timeout-or-duplicate'> = {
  '1x0000000000000000000000000000000AA': 'passes',
  '2x0000000000000000000000000000000AA': 'invalid-input-response',
  '3x0000000000000000000000000000000AA': 'timeout-or-duplicate',
};

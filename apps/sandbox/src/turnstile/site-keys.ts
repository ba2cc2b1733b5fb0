export type Behaviour = 'passes' | 'asks' | 'refuses';

const BEHAVIOURS: Record<string, { behaviour: Behaviour; invisible?: boolean }> = {
  '1x00000000000000000000AA': { behaviour: 'passes' },
  '2x00000000000000000000AB': { behaviour: 'refuses' },
  '1x00000000000000000000BB': { behaviour: 'passes', invisible: true },
  '2x00000000000000000000BB': { behaviour: 'refuses', invisible: true },
  '3x00000000000000000000FF': { behaviour: 'asks' },
};

/** The configured site key passes; Cloudflare's test keys work as documented. Undefined for others. */
export function behaviourOf(
  siteKey: string,
  configured: string,
): { behaviour: Behaviour; invisible?: boolean } | undefined {
  return siteKey === configured ? { behaviour: 'passes' } : BEHAVIOURS[siteKey];
}

/** Cloudflare's test secrets: each gives the same answer for any token. */
export const TEST_SECRETS: Record<string, 'passes' | 'invalid-input-response' | 'timeout-or-duplicate'> = {
  '1x0000000000000000000000000000000AA': 'passes',
  '2x0000000000000000000000000000000AA': 'invalid-input-response',
  '3x0000000000000000000000000000000AA': 'timeout-or-duplicate',
};

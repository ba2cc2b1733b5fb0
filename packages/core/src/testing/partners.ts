import type { Answer } from '../contract.ts';

const encode = (claims: object): string => btoa(JSON.stringify(claims)).replaceAll('=', '');

export function aShortToken(subject: string | null): Answer<'vouchForPatient'> {
  const expiresAt = Date.now() + 86_400_000;
  const claims = { exp: Math.floor(expiresAt / 1_000), ...(subject && { sub: subject }) };
  return { token: `story.${encode(claims)}.unsigned`, expiresISO: new Date(expiresAt).toISOString() };
}

export const aVisit = (own: Partial<Answer<'startVisit'>> = {}): Answer<'startVisit'> => ({
  ...aShortToken(null),
  partner: { name: 'Banksia Road Family Practice' },
  portalUrl: 'https://tele.example',
  stripe: { publishableKey: 'pk_test_story' },
  ...own,
});

export const aPersonSession = (subject = 'usr_7H3K'): Answer<'refreshSession'> => ({
  ...aShortToken(subject),
  refreshToken: 'story-refresh',
});

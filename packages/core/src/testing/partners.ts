import type { Answer } from '../contract.ts';

const encode = (claims: object): string => btoa(JSON.stringify(claims)).replaceAll('=', '');

/** A token for a day of stories that says whose it is; a visitor's, with null, says nobody. */
export function aShortToken(subject: string | null): Answer<'vouchForPatient'> {
  const expiresAt = Date.now() + 86_400_000;
  const claims = { exp: Math.floor(expiresAt / 1_000), ...(subject && { sub: subject }) };
  return { token: `story.${encode(claims)}.unsigned`, expiresISO: new Date(expiresAt).toISOString() };
}

/** What a partner's page is given at first: nobody is signed in. */
export const aVisit = (own: Partial<Answer<'startVisit'>> = {}): Answer<'startVisit'> => ({
  ...aShortToken(null),
  partner: { name: 'Banksia Road Family Practice' },
  portalUrl: 'https://tele.example',
  stripe: { publishableKey: 'pk_test_story' },
  ...own,
});

/** What it is given once somebody has signed in. */
export const aPersonSession = (subject = 'usr_7H3K'): Answer<'refreshSession'> => ({
  ...aShortToken(subject),
  refreshToken: 'story-refresh',
});

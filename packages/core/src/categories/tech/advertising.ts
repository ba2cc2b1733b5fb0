import type { AdvertisingRule } from '../../registration/category.ts';

export const advertising: readonly AdvertisingRule[] = [
  {
    id: 'tech-ranking',
    level: 'warn',
    pattern:
      /\b(?:first|page one|page 1|top|number one|#1) (?:page |spot |position |place |ranking )?(?:on|of|in) google\b|\brank (?:first|#1|number one)\b|\b(?:go|went) viral\b|\b10x\b/iu,
    why: 'You can’t promise a ranking or reach.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'tech-secure',
    level: 'warn',
    pattern: /\b(?:unhackable|hack[- ]proof|bullet ?proof|100 ?% secure|fully secure|bug[- ]free|zero downtime)\b/iu,
    why: 'Nothing is completely secure.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'tech-fake',
    level: 'warn',
    pattern:
      /\b(?:buy|sell|get|real) (?:\w{1,30} )?(?:followers?|likes|subscribers?|reviews?|views)\b|\bfake reviews?\b|\bremove (?:bad|negative) reviews?\b/iu,
    why: 'Fake or bought reviews and followers mislead.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29(1)(e), (f)',
  },
  {
    id: 'tech-partner',
    level: 'check',
    pattern:
      /\b(?:microsoft|apple|google|adobe|aws|meta|shopify|cisco)[- ](?:certified|approved|authorised|partner|expert|accredited)\b|\bofficial (?:microsoft|apple|google|adobe|shopify)\b/iu,
    why: 'You can say this if you’ve sent us the certificate.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) s 29(1)(g), (h)',
  },
  {
    id: 'tech-access',
    level: 'warn',
    pattern:
      /\b(?:hack(?:ing)? (?:into|an?|any|your)|unlock (?:any|stolen|icloud)|spy|track (?:your )?(?:partner|wife|husband|child)|recover (?:crypto|bitcoin)|jailbreak|crack(?:ed)? software)\b/iu,
    why: 'Access without permission is an offence. Offers to recover money are a common fraud.',
    law: 'Criminal Code (Cth) pt 10.7; surveillance devices Acts',
  },
  {
    id: 'tech-rights',
    level: 'check',
    pattern: /\b(?:copyright|royalty|plagiarism)[- ]free\b|\bno copyright\b|\bundetectable\b/iu,
    why: 'Say who owns the rights and which licence applies.',
    law: 'Copyright Act 1968; Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
];

import type { AdvertisingRule } from '../../registration/category.ts';

export const advertising: readonly AdvertisingRule[] = [
  {
    id: 'mig-outcome',
    level: 'warn',
    pattern:
      /\b(?:visa|PR|residency|sponsorship|approval)s? (?:assured|certain|approved in|in \d{1,4} (?:days|weeks))\b|\b100 ?%|\bno visa,? no fee\b/iu,
    why: 'You can’t promise a visa. The Department decides.',
    law: 'Code of Conduct for registered migration agents; Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'mig-influence',
    level: 'warn',
    pattern:
      /\b(?:connections?|contacts?|insiders?|friends?) (?:in|at|with|inside) (?:the )?(?:Department|Home Affairs|Immigration|embassy|DHA|ART)\b|\bformer (?:case|visa) officers?\b|\bfast[- ]?track\b|\bpriority processing\b|\bskip the queue\b/iu,
    why: 'No adviser has a special relationship with the Department or can speed a decision.',
    law: 'Code of Conduct; Migration Act 1958 s 334',
  },
  {
    id: 'mig-sale',
    level: 'warn',
    pattern:
      /\b(?:buy|sell|pay for|sale of|arrange) (?:a |your )?(?:sponsor(?:ship)?s?|nominations?|job offers?|points)\b|\bjob offers? included\b|\bguaranteed jobs?\b/iu,
    why: 'Paying or being paid for sponsorship is an offence.',
    law: 'Migration Act 1958 ss 245AR, 245AS',
  },
  {
    id: 'mig-title',
    level: 'check',
    pattern:
      /\b(?:migration|immigration) (?:agents?|lawyers?|consultants?|advis[eo]rs?)\b|\bRMA\b|\bspecialists?\b|\bexperts?\b/iu,
    why: 'Use the title from your register, with your number. Agents and lawyers can’t use each other’s titles.',
    law: 'Migration Act 1958 ss 281 to 285; Australian Solicitors’ Conduct Rules r 36.2',
    allowedWith: ['migration-agent', 'lawyer'],
  },
  {
    id: 'mig-loophole',
    level: 'warn',
    pattern:
      /\bloopholes?\b|\bsecret (?:pathways?|visas?)\b|\beasy (?:PR|visas?|residency)\b|\bno (?:English|experience|documents) (?:needed|required)\b/iu,
    why: 'This suggests that visa criteria can be avoided.',
    law: 'Code of Conduct; Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
];

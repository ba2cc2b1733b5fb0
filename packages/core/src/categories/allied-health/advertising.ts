import type { AdvertisingRule } from '../../registration/category.ts';
import { healthAdvertising } from '../shared/health-advertising.ts';

export const advertising: readonly AdvertisingRule[] = [
  ...healthAdvertising,
  {
    id: 'allied-specialist',
    level: 'check',
    pattern: /\bspeciali[sz](?:es?|ed|ing)\b|\bspecialists?\b|\bexpert(?:s|ise)?\b/iu,
    why: 'These disciplines have no approved specialties (podiatric surgery aside). Say ‘special interest in’.',
    law: 'National Law ss 115, 118, 133(1)(a)',
  },
  {
    id: 'allied-dr',
    level: 'check',
    pattern:
      /\bDr\b(?![^.]{0,80}\((?:psych|physio|podiat|osteo|occupational|speech|diet|chiro|audiolog|social)\w{0,30})/iu,
    why: '‘Dr’ without your discipline suggests a medical doctor.',
    law: 'Health Practitioner Regulation National Law s 133(1)(a); Ahpra advertising guidelines',
  },
  {
    id: 'allied-title',
    level: 'check',
    pattern: /\b(?:clinical|forensic|counselling|educational|neuro)\s?psychologists?\b/iu,
    why: 'These titles need the matching endorsement on the register.',
    law: 'National Law s 119',
  },
];

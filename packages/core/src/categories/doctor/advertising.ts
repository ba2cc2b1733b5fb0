import type { AdvertisingRule } from '../../registration/category.ts';
import { healthAdvertising } from '../shared/health-advertising.ts';

export const advertising: readonly AdvertisingRule[] = [
  ...healthAdvertising,
  {
    id: 'doctor-specialist',
    level: 'check',
    pattern: /\bspeciali[sz](?:es?|ed|ing)\b|\bspecialists?\b|\bexpert(?:s|ise)?\b|\bboard[- ]certified\b/iu,
    why: 'Only a doctor on the specialists register may be called a specialist, in that specialty. Say ‘special interest in’.',
    law: 'National Law ss 115, 118, 133(1)(a)',
  },
  {
    id: 'doctor-surgeon',
    level: 'check',
    pattern: /\b(?:cosmetic |plastic )?surgeons?\b/iu,
    why: 'Only doctors registered in a surgical specialty can use ‘surgeon’.',
    law: 'National Law s 115A',
  },
];

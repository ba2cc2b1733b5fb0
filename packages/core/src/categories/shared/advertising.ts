import type { AdvertisingRule } from '../../registration/category.ts';

export const advertisingOfAll: readonly AdvertisingRule[] = [
  {
    id: 'guarantee',
    level: 'warn',
    pattern: /\bguarantee(?:d|s|ing)?\b/iu,
    why: 'You can’t promise a result. Say what you do instead.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29, 34',
  },
  {
    id: 'superlative',
    level: 'warn',
    pattern:
      /\bbest\b(?! (?:time|times|way|ways|day|days|interests?|practice|suits?)\b)|\b(?:leading|finest|cheapest|unrivalled|unbeatable|world[- ]class)\b|\bnumber one\b|(?:^|\s)#1\b|\btop[- ]rated\b|\bmost (?:experienced|trusted|qualified)\b/iu,
    why: 'You must be able to prove a comparison with others.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'stars',
    level: 'warn',
    pattern:
      /\b(?:5|five)[- ]stars?\b|\btestimonials?\b|\bhundreds of (?:happy|satisfied)\b|\b(?:happy|satisfied) (?:clients|customers|students|patients)\b/iu,
    why: 'We don’t publish reviews, and quoting one may mislead people.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) s 29(1)(e), (f)',
  },
  {
    id: 'success-rate',
    level: 'warn',
    pattern:
      /\b\d{2,3}(?:\.\d{1,4})? ?(?:%|per ?cent) {1,3}(?:success|satisfaction|pass|approval|win|accura\w{1,30}|safe|secure|effective)/iu,
    why: 'A success rate needs proof, and doesn’t predict the next result.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'scarcity',
    level: 'warn',
    pattern: /\blimited time\b|\blast chance\b|\bact now\b|\bhurry\b|\bonly \d{1,4} (?:spots?|places?|slots?) left\b/iu,
    why: 'False urgency is misleading. People can see your available times.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'offer',
    level: 'warn',
    pattern:
      /\bfree (?:first|initial|trial|consult\w{0,30}|session|lesson|call|quote|assessment|report)\b|\b\d{1,2} ?% off\b|\bhalf[- ]price\b|\bdiscount(?:s|ed)?\b|\bcash ?back\b/iu,
    why: 'Say what it costs in full. A special offer must state its terms, and we charge a booking fee too.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 29(1)(i), 48',
  },
  {
    id: 'endorsement',
    level: 'warn',
    pattern:
      /\b(?:government|ATO|AHPRA|ASIC|OMARA|MARA|TPB|Home Affairs|Medicare|NDIS|university)[- ](?:approved|endorsed|recommended|certified|backed)\b/iu,
    why: 'Being on a register isn’t a recommendation.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) s 29(1)(g), (h)',
  },
  {
    id: 'verified',
    level: 'warn',
    pattern: /\bverified by (?:Tele|this (?:site|directory))\b|\bTele[- ](?:recommended|certified)\b/iu,
    why: 'We check registrations. We don’t endorse anyone’s work.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) s 29(1)(g), (h)',
  },
];

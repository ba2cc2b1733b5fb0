import type { AdvertisingRule } from '../../registration/category.ts';

export const advertising: readonly AdvertisingRule[] = [
  {
    id: 'law-specialist',
    level: 'check',
    pattern: /\bspeciali[sz](?:es?|ed|ing|ation)\b|\b(?:accredited )?specialists?\b|\bexpert(?:s|ise)?\b/iu,
    why: '‘Specialist’ implies accreditation. Say ‘practises mainly in’.',
    law: 'Australian Solicitors’ Conduct Rules r 36.2',
  },
  {
    id: 'law-outcome',
    level: 'warn',
    pattern:
      /\b(?:we|I) (?:always )?win\b|\bwin your (?:case|claim|matter)\b|\bget(?:ting)? you off\b|\bunbeaten\b|\b(?:keep|save) your licen[cs]e\b/iu,
    why: 'You can’t promise an outcome. It depends on the court.',
    law: 'Australian Solicitors’ Conduct Rules r 36.1; Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'law-no-win',
    level: 'warn',
    pattern:
      /\bno win[,-]? no (?:fee|pay|charge)\b|\b(?:compensation|injury|accident) (?:claims?|lawyers?|payouts?)\b|\bmaximum compensation\b/iu,
    why: 'Several states limit or forbid ads for personal injury services, and you must state any conditions on costs clearly.',
    law: 'Personal Injuries Proceedings Act 2002 (Qld) ch 3 pt 1; NSW and SA limits',
  },
  {
    id: 'law-title',
    level: 'check',
    pattern: /\b(?:KC|SC|Senior Counsel|King[’']s Counsel|barristers?|notary|Justice of the Peace|JP)\b/iu,
    why: 'Only people appointed can use this, and a JP can’t charge.',
    law: 'Legal Profession Uniform Law (NSW, VIC, WA) ss 10, 11; Justices of the Peace Acts',
    allowedWith: ['lawyer', 'notary'],
  },
  {
    id: 'law-price',
    level: 'check',
    pattern: /\b(?:cheap|low[- ]cost|bargain|lowest (?:fees|price))\b|\bfixed[- ]fees?\b/iu,
    why: 'A fixed price must say what it covers.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 29(1)(i), 48; Uniform Law s 174',
  },
];

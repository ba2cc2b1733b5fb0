import type { AdvertisingRule } from '../../registration/category.ts';

export const advertising: readonly AdvertisingRule[] = [
  {
    id: 're-price',
    level: 'warn',
    pattern:
      /\b(?:certain|assured|promise\w{0,30}) (?:sale|price|rent|tenants?)\b|\b(?:sell|sold|rent(?:ed)?) (?:it )?in \d{1,4} (?:days|weeks)\b|\b(?:record|top|highest|premium) (?:price|prices|dollar)\b/iu,
    why: 'You can’t promise a price or time to sell. A price guide must match your estimate.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29, 30; underquoting laws of NSW and VIC',
  },
  {
    id: 're-growth',
    level: 'warn',
    pattern:
      /\bcapital growth\b|\b(?:double|triple)s? in value\b|\bcan[’']?t lose\b|\b(?:positive(?:ly)?[- ]?(?:cash ?flow|geared)|rental (?:yield|return)s? of)\b|\bhot ?spots?\b|\bfinancial freedom\b/iu,
    why: 'A forecast of value or rent needs reasonable grounds.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 4, 30; ACCC and state property investment rules',
  },
  {
    id: 're-valuation',
    level: 'check',
    pattern: /\bvaluations?\b|\bvaluers?\b|\bsworn\b/iu,
    why: 'Only registered or licensed valuers can use this in QLD and WA. Elsewhere it’s easily misread.',
    law: 'Valuers Registration Act 1992 (Qld); Land Valuers Licensing Act 1978 (WA)',
    allowedWith: ['valuer'],
  },
  {
    id: 're-title',
    level: 'check',
    pattern:
      /\b(?:licensed|registered) (?:real estate )?agents?\b|\bbuyer[’']?s[’']? (?:agents?|advocates?)\b|\bconveyanc(?:er|ers)\b|\bauctioneers?\b|\bsettlement agents?\b/iu,
    why: 'You need that licence in the state where you use the title. Show its number next to the title.',
    law: 'State Acts',
    allowedWith: ['agent', 'conveyancer'],
  },
  {
    id: 're-independent',
    level: 'check',
    pattern: /\b(?:independent(?:ly)?|unbiased|no commissions?|exclusive access|off[- ]market access)\b/iu,
    why: 'Say who pays you.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 're-finance',
    level: 'warn',
    pattern: /\b(?:financial|tax|investment) advice\b|\bSMSF property\b|\bnegative gearing (?:advice|plan)\b/iu,
    why: 'That is the work of a licensed adviser or tax agent.',
    law: 'Corporations Act 2001 s 911A; Tax Agent Services Act 2009 s 50-10',
  },
];

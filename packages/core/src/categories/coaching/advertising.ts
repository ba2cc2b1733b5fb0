import type { AdvertisingRule } from '../../registration/category.ts';

export const advertising: readonly AdvertisingRule[] = [
  {
    id: 'coach-clinical',
    level: 'warn',
    pattern:
      /\b(?:treat(?:s|ing|ment)?|diagnos\w{1,30}|cur(?:e|es|ed|ing)|heal(?:s|ing)?|therap(?:y|ies|ist|ists|eutic)|clinical(?:ly)?)\b/iu,
    why: 'Coaching is not treatment. A code of conduct forbids claims to cure.',
    law: 'National Code of Conduct for health care workers as made in the states; Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'coach-condition',
    level: 'warn',
    pattern:
      /\b(?:anxiety|depression|trauma|PTSD|ADHD|autism|addictions?|eating disorders?|insomnia|diabetes|arthritis|cancer)\b/iu,
    why: 'Naming a condition suggests care by a registered professional.',
    law: 'National Code of Conduct for health care workers; National Law ss 113, 116',
  },
  {
    id: 'coach-title',
    level: 'check',
    pattern: /\bpsycholog(?:ist|ists|y|ical)\b|\bcounsell?(?:or|ors|ing)\b|\bphysios?\b|\bdietit?ians?\b|\bnurses?\b/iu,
    why: 'This title is protected or sounds like a registered profession. List yourself under Allied health instead.',
    law: 'National Law ss 113, 116',
  },
  {
    id: 'coach-income',
    level: 'warn',
    pattern:
      /\b(?:six|seven)[- ]figures?\b|\bfinancial freedom\b|\bpassive income\b|\b(?:double|triple|10x) your (?:income|salary|revenue|sales)\b|\bquit your job\b/iu,
    why: 'An income claim needs proof.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29, 37',
  },
  {
    id: 'coach-body',
    level: 'warn',
    pattern:
      /\blose \d{1,4} ?(?:kg|kilos?)\b|\b(?:rapid|fast|quick) (?:weight|fat) loss\b|\bdetox\b|\bburn fat\b|\btransform your body\b/iu,
    why: 'You can’t promise physical results.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
];

import type { AdvertisingRule } from '../../registration/category.ts';

export const advertising: readonly AdvertisingRule[] = [
  {
    id: 'home-architect',
    level: 'check',
    pattern: /\b(?:interior |landscape |design |residential |graduate )?architects?\b|\barchitectural(?:ly)?\b/iu,
    why: 'Only registered architects can use this. In Queensland, that includes ‘architectural’ and ‘interior architect’.',
    law: 'Architects Acts; Architects Regulation 2019 (Qld) sch 1',
    allowedWith: ['architect'],
  },
  {
    id: 'home-approval',
    level: 'warn',
    pattern:
      /\b(?:council|permit|DA|planning|BASIX) (?:approval|approved|pass)\b.{0,25}\b(?:certain|assured|always|every time|fast)\b|\b(?:fast|easy|quick|assured) (?:council|permit|DA) approvals?\b|\bno (?:permit|approval|council) needed\b/iu,
    why: 'You can’t promise approval. The council or certifier decides.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'home-value',
    level: 'warn',
    pattern:
      /\badd(?:s|ing)? (?:up to )?\$ ?\d[\d,k]{0,12}\b|\b(?:add|adds|adding) (?:instant )?value\b|\bincrease(?:s)? (?:the|your) (?:home[’']?s? )?value\b/iu,
    why: 'You need grounds to say a home will rise in value.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29, 30',
  },
  {
    id: 'home-trade',
    level: 'check',
    pattern:
      /\b(?:licensed|registered|master) (?:builders?|electricians?|plumbers?|certifiers?)\b|\bengineer(?:s|ed|ing)?\b|\bstructural(?:ly)?\b|\bcertif(?:y|ied) (?:plans?|drawings?)\b/iu,
    why: 'Trades and engineering are licensed work.',
    law: 'State building and engineering Acts',
  },
  {
    id: 'home-green',
    level: 'check',
    pattern:
      /\b(?:carbon[- ]neutral|zero[- ](?:carbon|energy|emissions?|waste)|eco[- ]friendly|sustainab(?:le|ly)|green home|[678][- ]stars?|passive ?house|toxin[- ]free)\b/iu,
    why: 'An environmental claim needs proof. An energy star rating needs an accredited assessor.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29; ACCC, Making environmental claims (2023)',
    allowedWith: ['nathers'],
  },
];

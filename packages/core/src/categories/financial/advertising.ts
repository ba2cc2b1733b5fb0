import type { AdvertisingRule } from '../../registration/category.ts';

export const advertising: readonly AdvertisingRule[] = [
  {
    id: 'fin-independent',
    level: 'check',
    pattern: /\b(?:independent(?:ly)?|impartial|unbiased|non[- ]aligned|unconflicted|conflict[- ]free)\b/iu,
    why: 'You can only use these words if you take no commissions, volume payments or conflicted gifts.',
    law: 'Corporations Act 2001 s 923A; ASIC media release 17-206MR; National Consumer Credit Protection Act s 160B',
  },
  {
    id: 'fin-return',
    level: 'warn',
    pattern:
      /\b\d{1,4}(?:\.\d{1,4})? ?% (?:returns?|yields?|growth|p\.?a\.?)|\b(?:high|strong|steady|consistent) (?:returns?|yields?)\b|\bbeat the market\b|\bdouble your money\b|\bget rich\b|\bmake money\b/iu,
    why: 'Mention risk as prominently as returns. Past results don’t predict future ones.',
    law: 'ASIC Regulatory Guide 234',
  },
  {
    id: 'fin-risk',
    level: 'warn',
    pattern:
      /\b(?:risk[- ]free|no risk|zero risk|low[- ]risk|safe investment|secure (?:returns?|investment)|can[’']?t lose|recession[- ]proof)\b/iu,
    why: 'You need a basis to call something safe.',
    law: 'ASIC Regulatory Guide 234; ASIC Act 2001 ss 12DA, 12DB',
  },
  {
    id: 'fin-refund',
    level: 'warn',
    pattern:
      /\b(?:biggest|maximum|max|largest|bigger|instant|same[- ]day) (?:tax )?refunds?\b|\bpay (?:no|zero|less) tax\b|\btax[- ]free\b|\bloopholes?\b/iu,
    why: 'You can’t promise a refund. It depends on the facts and the law.',
    law: 'Tax Agent Services Act 2009 Code of Professional Conduct; Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'fin-loan',
    level: 'warn',
    pattern:
      /\b(?:pre[- ]?approved|instant approval|everyone approved|bad credit (?:ok|no problem)|no credit checks?|lowest rates?|best rates?|debt[- ]free|wipe your debts?|clear your credit)\b/iu,
    why: 'Credit must be assessed for each person. Show the comparison rate with any rate.',
    law: 'National Consumer Credit Protection Act 2009 ch 3; ASIC Regulatory Guide 234',
  },
  {
    id: 'fin-super',
    level: 'warn',
    pattern:
      /\b(?:early (?:access|release)|unlock|withdraw) (?:to |of )?(?:your )?super(?:annuation)?\b|\bbuy (?:a )?(?:property|house|home|car) with (?:your )?super\b/iu,
    why: 'Promoting illegal early release is an offence.',
    law: 'Superannuation Industry (Supervision) Act 1993 s 68B',
  },
  {
    id: 'fin-title',
    level: 'check',
    pattern:
      /\b(?:financial|investment) (?:advis[eo]rs?|planners?|coach|guru)\b|\btax (?:agents?|accountants?|experts?)\b|\bBAS agents?\b|\b(?:mortgage|insurance|stock) ?brokers?\b|\bfinancial counsell?ors?\b/iu,
    why: 'You need the matching registration. Show its number next to the title.',
    law: 'Corporations Act 2001 ss 923B, 923C; Tax Agent Services Act 2009 s 50-10',
    allowedWith: ['tax-agent', 'bas-agent', 'financial-adviser', 'credit'],
  },
];

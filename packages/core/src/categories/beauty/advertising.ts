import type { AdvertisingRule } from '../../registration/category.ts';

export const advertising: readonly AdvertisingRule[] = [
  {
    id: 'beauty-injectable',
    level: 'warn',
    pattern:
      /\b(?:botox|dysport|xeomin|filler|fillers)\b|\b(?:anti-?wrinkle|wrinkle[- ]reducing|lip|cosmetic) (?:injections?|injectables?)\b|\bthread lifts?\b/iu,
    why: 'You can’t advertise prescription-only products to the public, even indirectly.',
    law: 'Therapeutic Goods Act 1989 s 42DL; TGA guidance since 18 December 2023',
  },
  {
    id: 'beauty-treats',
    level: 'warn',
    pattern:
      /\b(?:treat(?:s|ing|ment)?|cur(?:e|es|ed|ing)|heal(?:s|ing)?|clears?) (?:\w{1,30} ){0,2}(?:acne|eczema|rosacea|psoriasis|dermatitis|melasma|scars?|hair loss|cellulite)\b|\b(?:acne|eczema|rosacea|hair loss) treatments?\b/iu,
    why: 'A therapeutic claim needs a listed product and, often, a registered professional.',
    law: 'Therapeutic Goods Advertising Code; Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'beauty-medical',
    level: 'check',
    pattern:
      /\b(?:medical|clinical|pharmaceutical|dermatologist)[- ](?:grade|strength|approved|tested)\b|\bclinically (?:proven|tested)\b|\bdermatolog\w{1,30}\b|\bcosmeceutical\b/iu,
    why: 'This sounds like a medical claim, so it needs proof.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29; National Law s 118',
  },
  {
    id: 'beauty-permanent',
    level: 'warn',
    pattern:
      /\b(?:permanent(?:ly)?|forever|erase|reverse ageing|turn back)\b|\b(?:look|looks?) \d{1,4} years? younger\b|\banti-?age?ing miracle\b/iu,
    why: 'You can’t promise permanent changes to the body.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'beauty-green',
    level: 'check',
    pattern:
      /\b(?:100% natural|all[- ]natural|organic|chemical[- ]free|non[- ]toxic|cruelty[- ]free|vegan|reef[- ]safe|sustainable|ethical)\b/iu,
    why: 'Allowed with proof, such as a certificate.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29; ACCC, Making environmental claims (2023)',
  },
];

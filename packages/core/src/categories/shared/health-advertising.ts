import type { AdvertisingRule } from '../../registration/category.ts';

/** Advertising that the National Law and medicines law forbid for all health services. */
export const healthAdvertising: readonly AdvertisingRule[] = [
  {
    id: 'health-testimonial',
    level: 'warn',
    pattern:
      /\b(?:patient|client|google|online|my|our|read) reviews?\b(?! (?:of|your|results))|\b(?:patients|clients|parents) (?:say|love|tell|rave|recommend)\b|\bhighly recommended\b|\bchanged my life\b/iu,
    why: 'Advertising a regulated health service may not use testimonials about clinical care, even true ones.',
    law: 'Health Practitioner Regulation National Law s 133(1)(c)',
  },
  {
    id: 'health-cure',
    level: 'warn',
    pattern:
      /\bcur(?:e|es|ed|ing)\b|\bpain[- ]?less(?:ly)?\b|\bpain[- ]free\b|\brisk[- ]free\b|\bno (?:risks?|side[- ]effects?)\b|\bmiracle\b|\bpermanent(?:ly)? (?:fix|relief|results?|remov\w{1,30})\b|\b(?:completely|totally|perfectly) safe\b|\blife[- ]changing\b/iu,
    why: 'This could create an unreasonable expectation of benefit.',
    law: 'Health Practitioner Regulation National Law s 133(1)(a), (d)',
  },
  {
    id: 'health-need',
    level: 'warn',
    pattern:
      /\beveryone (?:should|needs)\b|\bdon[’']t wait\b|\bbefore it[’']?s too late\b|\b(?:unlimited|as many) (?:consultations|appointments|scripts)\b/iu,
    why: 'It encourages care that may not be needed.',
    law: 'Health Practitioner Regulation National Law s 133(1)(e)',
  },
  {
    id: 'health-gift',
    level: 'warn',
    pattern: /\bgift\b|\bvouchers?\b|\bbonus\b|\brefer a friend\b|\bwin a\b/iu,
    why: 'State the terms of any gift, discount or other inducement in the same place.',
    law: 'Health Practitioner Regulation National Law s 133(1)(b)',
  },
  {
    id: 'health-medicine',
    level: 'warn',
    pattern:
      /\b(?:botox|dysport|xeomin|ozempic|wegovy|mounjaro|saxenda|duromine|ketamine|medicinal cannabis)\b|\b(?:anti-?wrinkle|wrinkle[- ]reducing) injections?\b|\bdermal fillers?\b|\bcosmetic injectables?\b/iu,
    why: 'You can’t advertise prescription-only medicines to the public, even indirectly.',
    law: 'Therapeutic Goods Act 1989 s 42DL; TGA guidance since 18 December 2023',
  },
  {
    id: 'health-script',
    level: 'warn',
    pattern:
      /\b(?:prescriptions?|scripts?|medical certificates?|sick notes?|referrals?) (?:in minutes|on demand|instantly|online in|without (?:a|an|any))|\binstant (?:scripts?|prescriptions?|certificates?)\b/iu,
    why: 'You can’t promise that a consultation will end in a prescription or certificate.',
    law: 'Medical Board of Australia, Guidelines: Telehealth consultations with patients (1 September 2023)',
  },
];

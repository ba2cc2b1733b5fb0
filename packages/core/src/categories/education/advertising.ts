import type { AdvertisingRule } from '../../registration/category.ts';

export const advertising: readonly AdvertisingRule[] = [
  {
    id: 'edu-cheating',
    level: 'warn',
    pattern:
      /\b(?:write|do|complete|finish) (?:your|the) (?:essay|assignment|thesis|homework|exam|quiz|coursework)s?\b|\bassignment (?:help|writing|service)s?\b|\bghost ?writ\w{1,30}\b|\b(?:take|sit) (?:your|the) (?:exam|test|quiz)\b/iu,
    why: 'Offering or advertising an academic cheating service is an offence.',
    law: 'Tertiary Education Quality and Standards Agency Act 2011 ss 114A, 114B',
  },
  {
    id: 'edu-result',
    level: 'warn',
    pattern:
      /\b(?:ATAR|band|mark|grade|score)s? (?:of )?(?:9\d|99\.\d{1,4}|6|A\+)\b.{0,20}\b(?:promise|certain|assured)|\b(?:assured|certain|sure) (?:pass|entry|place|offer)\b|\b(?:double|boost) your (?:mark|grade|score|ATAR)s?\b/iu,
    why: 'You can’t promise a mark or place. It depends on the student and the school.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'edu-title',
    level: 'check',
    pattern: /\b(?:registered|accredited|qualified|certified) teachers?\b|\bprofessors?\b/iu,
    why: 'Allowed when the teacher register shows it.',
    law: 'Teacher registration Acts',
    allowedWith: ['teacher'],
  },
  {
    id: 'edu-official',
    level: 'check',
    pattern:
      /\bofficial (?:tutor|examiner|IELTS|PTE|NAPLAN|HSC|VCE)\b|\b(?:HSC|VCE|QCE|WACE|SACE|IELTS) (?:marker|examiner)\b|\baccredited course\b|\bnationally recognised\b/iu,
    why: 'This suggests official approval, and many markers aren’t allowed to advertise it.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) s 29(1)(g), (h)',
  },
];

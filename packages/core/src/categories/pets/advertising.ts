import type { AdvertisingRule } from '../../registration/category.ts';

export const advertising: readonly AdvertisingRule[] = [
  {
    id: 'pet-title',
    level: 'check',
    pattern: /\bvets?\b|\bveterinar(?:y|ian|ians)\b|\bpet (?:doctor|psychologist|physio\w{0,30})\b/iu,
    why: 'Only registered vets can use this.',
    law: 'State veterinary Acts',
    allowedWith: ['vet'],
  },
  {
    id: 'pet-specialist',
    level: 'check',
    pattern: /\bspeciali[sz](?:es?|ed|ing)\b|\bspecialists?\b|\bbehaviourists?\b|\bexperts?\b/iu,
    why: '‘Specialist’ needs specialist registration. Only a vet can use ‘veterinary behaviourist’.',
    law: 'State veterinary Acts',
    allowedWith: ['vet'],
  },
  {
    id: 'pet-diagnose',
    level: 'warn',
    pattern:
      /\b(?:diagnos\w{1,30}|prescri\w{1,30}|scripts?|antibiotics?|apoquel|bravecto|sedatives?|medicat\w{1,30})\b/iu,
    why: 'A first meeting by video is general advice. You can’t advertise prescription animal medicines.',
    law: 'Boards’ telemedicine guidelines; poisons laws of the states',
  },
  {
    id: 'pet-cure',
    level: 'warn',
    pattern:
      /\bcur(?:e|es|ed|ing)\b|\bheal(?:s|ing)?\b|\b(?:fix|stop|end) (?:any|all|your dog[’']?s?) \w{1,30}|\bin (?:one|1) (?:lesson|session)\b|\b(?:natural|holistic) (?:cure|remedy|alternative)\b/iu,
    why: 'You can’t promise how an animal will respond.',
    law: 'Australian Consumer Law (Competition and Consumer Act 2010 sch 2) ss 18, 29',
  },
  {
    id: 'pet-harsh',
    level: 'check',
    pattern: /\b(?:shock|prong|choke|electronic|e-?)[- ]?collars?\b|\b(?:alpha|dominance|dominant)\b/iu,
    why: 'Some devices are banned or limited in several states.',
    law: 'Animal welfare Acts (prong collars: VIC, QLD, TAS; electronic collars: limited)',
  },
];

import type { ProfessionId } from './professions.ts';

/** Words of a profession for its professionals. Separate from `Wording`, so patients' pages do not load them. */
export interface ProviderWording {
  registerTitle: string;
  /** One sentence on their options here. */
  heroLine: string;
  /** 'consultation request', 'consultation requests': lower case, for use in a sentence. */
  request: string;
  requests: string;
  asks: string;
}

const wordings: Readonly<Record<ProfessionId, ProviderWording>> = {
  doctor: {
    registerTitle: 'Register as a Doctor',
    heroLine: 'See patients by telehealth, Australia-wide, at times and fees you set.',
    request: 'consultation request',
    requests: 'consultation requests',
    asks: 'A patient asks for a consultation.',
  },
  education: {
    registerTitle: 'Register as a tutor',
    heroLine: 'Teach students online, Australia-wide, at times and fees you set.',
    request: 'lesson request',
    requests: 'lesson requests',
    asks: 'A student asks for a lesson.',
  },
  'allied-health': {
    registerTitle: 'Register as an allied health professional',
    heroLine: 'See clients by telehealth, Australia-wide, at times and fees you set.',
    request: 'consultation request',
    requests: 'consultation requests',
    asks: 'A client asks for a consultation.',
  },
  coaching: {
    registerTitle: 'Register as a coach',
    heroLine: 'Coach people online, wherever they live, at times and fees you set.',
    request: 'session request',
    requests: 'session requests',
    asks: 'A client asks for a session.',
  },
  beauty: {
    registerTitle: 'Register as a beauty or style consultant',
    heroLine: 'Advise people by video on skin care, hair and style, at times and fees you set.',
    request: 'consultation request',
    requests: 'consultation requests',
    asks: 'A client asks for a consultation.',
  },
  migration: {
    registerTitle: 'Register as a migration professional',
    heroLine: 'Advise people on visas and citizenship online, at times and fees you set.',
    request: 'consultation request',
    requests: 'consultation requests',
    asks: 'A client asks for a consultation.',
  },
  legal: {
    registerTitle: 'Register as a legal professional',
    heroLine: 'Advise people online, in the states where you may practise, at times and fees you set.',
    request: 'consultation request',
    requests: 'consultation requests',
    asks: 'A client asks for a consultation.',
  },
  financial: {
    registerTitle: 'Register as a financial professional',
    heroLine: 'Meet people online about tax, money and lending, at times and fees you set.',
    request: 'consultation request',
    requests: 'consultation requests',
    asks: 'A client asks for a consultation.',
  },
  'real-estate': {
    registerTitle: 'Register as a property professional',
    heroLine: 'Advise buyers, sellers, landlords and tenants online, in the states where you are licensed.',
    request: 'consultation request',
    requests: 'consultation requests',
    asks: 'A client asks for a consultation.',
  },
  'home-design': {
    registerTitle: 'Register as a designer',
    heroLine: 'Help people plan their homes and gardens by video, at times and fees you set.',
    request: 'consultation request',
    requests: 'consultation requests',
    asks: 'A client asks for a consultation.',
  },
  tech: {
    registerTitle: 'Register as a tech or creative professional',
    heroLine: 'Help people with technology and creative work online, at times and fees you set.',
    request: 'session request',
    requests: 'session requests',
    asks: 'A client asks for a session.',
  },
  pets: {
    registerTitle: 'Register as a vet or pet professional',
    heroLine: 'Help pet owners by video, at times and fees you set.',
    request: 'consultation request',
    requests: 'consultation requests',
    asks: 'A pet owner asks for a consultation.',
  },
};

export function providerWordingOf(profession: ProfessionId): ProviderWording {
  return wordings[profession];
}

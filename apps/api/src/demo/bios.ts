import type { ProfessionId } from '@tele/core';
import { listOf, lowered } from '../seed/bios.ts';
import { doctorInterests } from '../seed/doctor-interests.ts';
import { titles } from './fields.ts';
import { pickOne, pickSome } from '../seed/random.ts';

interface BioFacts {
  profession: ProfessionId;
  specialties: readonly string[];
  city: string;
  years: number;
  languages: readonly string[];
}

type Line = (about: { years: number; city: string }) => string;

const career: Readonly<Record<ProfessionId, Line>> = {
  doctor: ({ years, city }) => `In practice for ${years} years, now in ${city}.`,
  education: ({ years, city }) => `Tutoring for ${years} years, from ${city}.`,
  'allied-health': ({ years, city }) => `In practice for ${years} years, now in ${city}.`,
  coaching: ({ years, city }) => `Coaching for ${years} years, from ${city}.`,
  beauty: ({ years, city }) => `In salons and studios for ${years} years, now in ${city}.`,
  migration: ({ years, city }) => `Working with visas for ${years} years, from ${city}.`,
  legal: ({ years, city }) => `In practice for ${years} years, now in ${city}.`,
  financial: ({ years, city }) => `In this work for ${years} years, from ${city}.`,
  'real-estate': ({ years, city }) => `In property for ${years} years, based in ${city}.`,
  'home-design': ({ years, city }) => `Designing homes for ${years} years, based in ${city}.`,
  tech: ({ years, city }) => `In this work for ${years} years, based in ${city}.`,
  pets: ({ years, city }) => `Working with animals for ${years} years, based in ${city}.`,
};

const ways: Readonly<Record<ProfessionId, readonly string[]>> = {
  doctor: [
    'Happy to review results you already have.',
    'Works with your GP and sends a summary after each appointment.',
    'New and follow-up appointments.',
    'You leave with a written plan.',
    'Explains each option, then decides with you.',
  ],
  education: [
    'Short exercises between lessons, and notes after each one.',
    'Starts with what you find hard and works from there.',
    'Half-hour lessons on a shared screen.',
    'Plans each month with you.',
  ],
  'allied-health': [
    'You leave with two or three things to do at home.',
    'Starts with your goals and checks them each month.',
    'Can send a summary to your GP.',
    'New and follow-up appointments by video or phone.',
  ],
  coaching: [
    'One goal at a time, with a check-in between sessions.',
    'Practical steps you can try the same week.',
    'Sessions before and after work.',
    'You set the topic, and leave with a plan.',
  ],
  beauty: [
    'Uses what you already own before buying anything.',
    'Shows each step on camera, at your pace.',
    'A short list of products afterwards, in your price range.',
    'Evenings on request.',
  ],
  migration: [
    'Explains which visas fit, what each costs and how long they take.',
    'Checks your documents before you lodge.',
    'You leave with a list of what to do next.',
    'Answers in plain words.',
  ],
  legal: [
    'Explains your options and likely costs in plain words.',
    'Reads your documents before we talk.',
    'You leave with a written list of next steps.',
    'Evenings on request.',
  ],
  financial: [
    'Bring your numbers, leave with a list of next steps.',
    'Explains the rules in plain words.',
    'Half-hour sessions with notes afterwards.',
    'Evenings during tax season.',
  ],
  'real-estate': [
    'Walks you through each step before you sign.',
    'Looks at listings and reports with you on screen.',
    'Notes after each talk.',
    'Evenings and Saturdays on request.',
  ],
  'home-design': [
    'Send photos and a sketch before we talk.',
    'Sketches ideas with you on screen.',
    'A short list of materials and next steps afterwards.',
    'Works with the budget you name.',
  ],
  tech: [
    'Shares your screen only while you watch.',
    'Explains each step in plain words.',
    'Notes afterwards, so you can do it again.',
    'Evenings on request.',
  ],
  pets: [
    'Watches your animal at home, on camera.',
    'You leave with a plan for two weeks.',
    'Short videos to follow between sessions.',
    'Evenings on request.',
  ],
};

/** Three short sentences from the person's own facts. */
export function demoBio(random: () => number, about: BioFacts): { subspecialties: string[]; bio: string } {
  const { profession, specialties, languages } = about;
  const interests = specialties.flatMap((specialty) => doctorInterests[specialty] ?? []);
  const subspecialties = interests.length > 1 ? pickSome(random, [...new Set(interests)], 3) : specialties.slice(0, 3);
  const isNamed = profession in titles && interests.length < 2;
  const offered = enumerate(
    subspecialties.map((name, index) => (index === 0 || isNamed || name.startsWith('English') ? name : lowered(name))),
  );
  const last =
    languages.length > 0 && random() < 0.5
      ? `Speaks ${listOf(['English', ...languages])}.`
      : pickOne(random, ways[profession]);
  return { subspecialties: [...subspecialties], bio: `${offered}. ${career[profession](about)} ${last}` };
}

/** Commas only when an item has its own 'and'. */
const enumerate = (items: readonly string[]): string =>
  items.some((item) => / (?:and|&) /.test(item)) ? items.join(', ') : listOf(items);

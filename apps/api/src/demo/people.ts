import { loadCategory, professionIds, type Category, type ProfessionId } from '@tele/core';
import { mailName } from '../seed/names.ts';
import { seededSpecialists, type SeededSpecialist } from '../seed/people.ts';
import { cities, stateShares } from '../seed/places.ts';
import { pickOne, pickSome, seededRandom } from '../seed/random.ts';
import { seededApplicant, seededPatients } from '../seed/patients.ts';
import { demoBio } from './bios.ts';
import { fieldsOf, titles, type Field } from './fields.ts';
import { drawName } from './names.ts';

/** Specialists of every specialty: one patient can pick ten of them. */
export const peoplePerSpecialty = 12;
const mostPerPerson = 4;

const languages =
  'Arabic Cantonese Greek Hindi Italian Korean Mandarin Punjabi Spanish Tagalog Turkish Vietnamese'.split(' ');

/** Lowest and highest fee in dollars. */
const fees: Readonly<Record<ProfessionId, readonly [from: number, to: number]>> = {
  doctor: [180, 420],
  education: [50, 110],
  'allied-health': [110, 240],
  coaching: [70, 190],
  beauty: [45, 120],
  migration: [150, 330],
  legal: [190, 420],
  financial: [120, 300],
  'real-estate': [90, 220],
  'home-design': [90, 210],
  tech: [60, 170],
  pets: [60, 160],
};

/** The seeded specialists, then invented ones until every specialty has `peoplePerSpecialty`. */
export async function demoSpecialists(): Promise<SeededSpecialist[]> {
  const categories = new Map<ProfessionId, Category>(
    await Promise.all(professionIds.map(async (id) => [id, await loadCategory(id)] as const)),
  );
  const people = seededSpecialists().map(speaking);
  const taken = new Set([...people, ...seededPatients, seededApplicant].map(({ name }) => name.replace(/^Dr /, '')));
  const counts = new Map<string, number>();
  const countOf = (profession: ProfessionId, specialty: string): number =>
    counts.get(`${profession}:${specialty}`) ?? 0;
  const add = (person: SeededSpecialist): void => {
    taken.add(person.name.replace(/^Dr /, ''));
    for (const specialty of person.specialties)
      counts.set(`${person.profession}:${specialty}`, countOf(person.profession, specialty) + 1);
  };
  people.forEach(add);
  for (const field of fieldsOf(categories)) {
    for (let nth = 0; ; nth += 1) {
      const wanting = field.specialties
        .map((name) => ({ name, count: countOf(field.profession, name) }))
        .filter(({ count }) => count < peoplePerSpecialty)
        .toSorted((a, b) => a.count - b.count)
        .map(({ name }) => name);
      if (wanting.length === 0) break;
      const person = inventedPerson(field, { wanting, nth, at: people.length, isTaken: (name) => taken.has(name) });
      add(person);
      people.push(person);
    }
  }
  return people;
}

/** Adds the language that the bio mentions. */
function speaking(person: SeededSpecialist): SeededSpecialist {
  const language = / English and (\w+)\.$/.exec(person.bio)?.[1];
  return language && !person.languages?.includes(language) ? { ...person, languages: ['English', language] } : person;
}

interface Place {
  wanting: readonly string[];
  nth: number;
  at: number;
  isTaken: (name: string) => boolean;
}

function inventedPerson(field: Field, { wanting, nth, at, isTaken }: Place): SeededSpecialist {
  const { profession } = field;
  const random = seededRandom(`demo:${profession}:${field.specialties[0]}:${nth}`);
  const { name: bare, gender } = drawName(random, isTaken);
  const title = titles[profession] ?? '';
  const email = `${title ? 'dr.' : ''}${mailName(bare)}@example.com`;
  const state = stateShares[at % stateShares.length] ?? 'NSW';
  const city = pickOne(random, cities[state]);
  const chosen = new Set(wanting.slice(0, random() < 0.3 ? mostPerPerson - 1 : mostPerPerson));
  const specialties = field.specialties.filter((one) => chosen.has(one));
  const spoken = random() < 0.35 ? pickSome(random, languages, random() < 0.2 ? 2 : 1) : [];
  const years = 3 + Math.floor(random() * 28);
  const [from, to] = fees[profession];
  const hold = field.holds[nth % field.holds.length];
  return {
    email,
    name: title + bare,
    profession,
    profileType: title && random() < 0.3 ? 'EUCA_MD' : 'SOLO',
    city,
    state,
    specialties,
    ...demoBio(random, { profession, specialties, city, years, languages: spoken }),
    gender,
    ...(spoken.length > 0 && { languages: ['English', ...spoken] }),
    ...(random() < 0.85 && { feeFromCents: 100 * (from + 5 * Math.floor((random() * (to - from)) / 5)) }),
    holds: hold === undefined ? [] : [hold],
  };
}

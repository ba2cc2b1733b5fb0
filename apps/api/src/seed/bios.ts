import { pickOne } from './random.ts';

const languages = [
  'Mandarin',
  'Vietnamese',
  'Greek',
  'Arabic',
  'Hindi',
  'Italian',
  'Punjabi',
  'Tagalog',
  'Korean',
  'Spanish',
];
const ways = [
  'Video and phone appointments, with a written plan afterwards.',
  'Happy to review results you already have.',
  'Works with your GP and sends a summary after each appointment.',
  'New and follow-up appointments.',
];
const places = ['a public hospital', 'a community clinic', 'a regional outreach service', 'a university clinic'];

/** One to three factual sentences. No testimonials or comparisons. */
export function doctorBio(random: () => number, about: { interests: readonly string[]; city: string }): string {
  const seen = about.interests.map((interest, index) => (index === 0 ? interest : lowered(interest)));
  const sentences = [`${listOf(seen)}.`];
  if (random() < 0.75) sentences.push(pickOne(random, ways));
  if (random() < 0.35) sentences.push(`Also works at ${pickOne(random, places)} in ${about.city}.`);
  else if (random() < 0.3) sentences.push(`Consults in English and ${pickOne(random, languages)}.`);
  return sentences.slice(0, 3).join(' ');
}

export function otherBio(random: () => number, about: { specialties: readonly string[]; city: string }): string {
  const offered = about.specialties.slice(0, 3).map((name, index) => (index === 0 ? name : lowered(name)));
  const sentences = [`${listOf(offered)}, online, from ${about.city}.`];
  if (random() < 0.6)
    sentences.push(
      pickOne(random, [
        'Half-hour sessions with notes afterwards.',
        'A first session to see what you need.',
        'Evenings on request.',
      ]),
    );
  if (random() < 0.3) sentences.push(`Speaks English and ${pickOne(random, languages)}.`);
  return sentences.join(' ');
}

export function listOf(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export function lowered(text: string): string {
  return /^[A-Z][a-z]+\b/.test(text) && !/^[A-Z][a-z]+[A-Z]/.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text;
}

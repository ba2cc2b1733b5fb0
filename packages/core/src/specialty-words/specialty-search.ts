import type { Specialty } from '../catalogue/profession-specialties.ts';
import { formsOf, isOneTypoApart, spellingLikeness, splitWords, subjectWords } from './word-forms.ts';
import type { SpecialtyWords } from './words/words.ts';

/** Matched specialty with its matching everyday words; null if the name matched. */
export interface SpecialtyMatch extends Specialty {
  words: string | null;
  /** Up to 3 everyday words that explain the name, matching ones first. */
  about: string;
}

export interface SpecialtySearch {
  find: (specialties: readonly Specialty[], term: string) => SpecialtyMatch[];
  /** Up to 3 similarly spelled specialties for a term without matches. */
  nearest: (specialties: readonly Specialty[], term: string) => SpecialtyMatch[];
  related: (specialties: readonly Specialty[], name: string) => Specialty[];
}

const most = 3;
const typoFrom = 5;
const alikeFrom = 0.55;
const relatedFrom = 0.2;
/** Paediatric specialties come last among those related to adults’. */
const paediatric = 'paediatric';
const ranks = { name: 0, nameWord: 1, phrase: 2, nameStart: 3, word: 4, wordStart: 5, inName: 6, typo: 7 } as const;

interface Token {
  word: string;
  forms: readonly string[];
}

interface Phrase {
  text: string;
  tokens: readonly Token[];
}

interface Entry {
  specialty: Specialty;
  name: Phrase;
  phrases: readonly Phrase[];
}

/** How a word matches a specialty: lower ranks are better. The phrase is null if the name matched. */
interface Hit {
  rank: number;
  phrase: string | null;
}

const phraseOf = (text: string): Phrase => ({
  text,
  tokens: splitWords(text).map((word) => ({ word, forms: formsOf(word) })),
});
const spell = ({ tokens }: Phrase): string => tokens.map(({ word }) => word).join(' ');

/** Compares with the whole word, or with its beginning during typing. */
const isTypo = (typed: string, word: string): boolean =>
  typed.length >= typoFrom &&
  word.length >= typoFrom - 1 &&
  [-1, 0, 1].some((more) => isOneTypoApart(typed, word.slice(0, typed.length + more)));

function typoIn({ name, phrases }: Entry, typed: string): Hit | null {
  const hasTypo = ({ tokens }: Phrase): boolean => tokens.some(({ word }) => isTypo(typed, word));
  if (hasTypo(name)) return { rank: ranks.typo, phrase: null };
  const phrase = phrases.find(hasTypo);
  return phrase ? { rank: ranks.typo, phrase: phrase.text } : null;
}

function hitOf({ name, phrases }: Entry, typed: string): Hit | null {
  const asking = formsOf(typed);
  const hasWord = ({ tokens }: Phrase): boolean =>
    tokens.some(({ forms }) => forms.some((form) => asking.includes(form)));
  const hasStart = ({ tokens }: Phrase): boolean =>
    tokens.some(({ forms }) => forms.some((form) => asking.some((start) => form.startsWith(start))));
  if (hasWord(name)) return { rank: ranks.nameWord, phrase: null };
  if (hasStart(name)) return { rank: ranks.nameStart, phrase: null };
  // Words are listed most specific first. A single letter does not rank them.
  const rankOf = (phrase: Phrase, index: number): number =>
    (typed.length === 1 ? Infinity : hasWord(phrase) ? ranks.word : hasStart(phrase) ? ranks.wordStart : Infinity) +
    index / 100 +
    (phrase.tokens.length > 1 ? 0.05 : 0);
  const hits = phrases.map((phrase, index) => ({ rank: rankOf(phrase, index), phrase: phrase.text }));
  const best = hits.reduce<Hit | null>((found, hit) => (hit.rank < (found?.rank ?? Infinity) ? hit : found), null);
  if (best) return best;
  return name.tokens.some(({ word }) => word.includes(typed)) ? { rank: ranks.inName, phrase: null } : null;
}

export function specialtySearch(words: SpecialtyWords): SpecialtySearch {
  const phrasesOf = (name: string): string[] => (words[name] ?? '').split(', ').filter(Boolean);
  const entryOf = (specialty: Specialty): Entry => ({
    specialty,
    name: phraseOf(specialty.name),
    phrases: phrasesOf(specialty.name).map(phraseOf),
  });
  // The same list is searched at every keystroke.
  const known = new WeakMap<readonly Specialty[], Entry[]>();
  const entriesOf = (specialties: readonly Specialty[]): Entry[] => {
    const entries = known.get(specialties) ?? specialties.map(entryOf);
    known.set(specialties, entries);
    return entries;
  };
  const matchOf = ({ specialty: { name, group } }: Entry, hits: readonly (Hit | null)[]): SpecialtyMatch => {
    const phrases = new Set(hits.flatMap((hit) => hit?.phrase ?? []));
    const about = [...new Set([...phrases, ...phrasesOf(name)])].slice(0, most).join(', ');
    return { name, group, words: phrases.size > 0 ? [...phrases].join(', ') : null, about };
  };
  const subjectsOf = (name: string): ReadonlySet<string> => new Set([...subjectWords(name), ...phrasesOf(name)]);
  /** Specialties per word: 'surgery' relates less than 'heart'. */
  const spread = new Map<string, number>();
  for (const name of Object.keys(words)) {
    for (const word of subjectsOf(name)) spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  return {
    find(specialties, term) {
      const typed = subjectWords(term);
      if (typed.length === 0) return [];
      const whole = splitWords(term).join(' ');
      const entries = entriesOf(specialties);
      const columns = typed.map((one) => {
        const hits = entries.map((entry) => hitOf(entry, one));
        return hits.some(Boolean) ? hits : entries.map((entry) => typoIn(entry, one));
      });
      const counts = columns.map((column) => column.filter(Boolean).length);
      const rows = entries.map((entry, at) => {
        const hits = columns.map((column) => column[at] ?? null);
        const rank = Math.max(...hits.map((hit) => hit?.rank ?? 0));
        const name = spell(entry.name);
        const begins = hits.every((hit) => hit?.rank === ranks.nameStart);
        const closer = !begins ? 0 : name.startsWith(whole) ? 0.5 : 0.25;
        const index = entry.phrases.findIndex((phrase) => spell(phrase) === whole);
        if (name === whole) return { entry, hits, rank: ranks.name };
        if (index < 0 || rank <= ranks.phrase) return { entry, hits, rank: rank - closer };
        const phrase = begins ? null : (entry.phrases[index]?.text ?? null);
        return { entry, hits: [{ rank, phrase }], rank: ranks.phrase + index / 100 - closer };
      });
      const full = rows.filter(({ hits }) => !hits.includes(null)).toSorted((a, b) => a.rank - b.rank);
      const isByWords = full.every(({ hits }) => hits.some((hit) => hit?.phrase));
      // A word of few specialties says more than a common one.
      const rarest = (hits: readonly (Hit | null)[]): number =>
        Math.min(...counts.filter((_, column) => hits[column] !== null));
      const partly = rows
        .filter(({ hits }) => hits.includes(null) && hits.some((hit) => hit && hit.rank < ranks.inName))
        .toSorted((a, b) => rarest(a.hits) - rarest(b.hits) || a.rank - b.rank);
      const more = isByWords && full.length < most ? partly.slice(0, most - full.length) : [];
      return [...full, ...more].map(({ entry, hits }) => matchOf(entry, hits));
    },
    nearest(specialties, term) {
      const typed = subjectWords(term);
      const likenessOf = ({ tokens }: Phrase): number =>
        Math.max(0, ...tokens.flatMap(({ word }) => typed.map((one) => spellingLikeness(one, word))));
      return entriesOf(specialties)
        .map((entry) => {
          return entry.phrases.reduce(
            (closest, phrase) => {
              const likeness = likenessOf(phrase);
              return likeness > closest.likeness ? { entry, likeness, phrase: phrase.text } : closest;
            },
            { entry, likeness: likenessOf(entry.name), phrase: null as string | null },
          );
        })
        .filter(({ likeness }) => likeness >= alikeFrom)
        .toSorted((a, b) => b.likeness - a.likeness)
        .slice(0, most)
        .map(({ entry, phrase }) => matchOf(entry, [{ rank: 0, phrase }]));
    },
    related(specialties, name) {
      const own = subjectsOf(name);
      return specialties
        .filter((specialty) => specialty.name !== name)
        .map((specialty) => {
          const subjects = subjectsOf(specialty.name);
          const isForOthers = subjects.has(paediatric) !== own.has(paediatric);
          const shared = [...subjects].filter((word) => own.has(word));
          const likeness = shared.reduce((sum, word) => sum + 1 / (spread.get(word) ?? 1), 0);
          return { specialty, likeness, rank: likeness - (isForOthers ? own.size : 0) };
        })
        .filter(({ likeness }) => likeness >= relatedFrom)
        .toSorted((a, b) => b.rank - a.rank)
        .slice(0, most)
        .map(({ specialty }) => specialty);
    },
  };
}

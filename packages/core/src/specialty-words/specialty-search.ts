import type { Specialty } from '../catalogue/profession-specialties.ts';
import { formsOf, isOneTypoApart, spellingLikeness, splitWords, subjectWords } from './word-forms.ts';
import type { SpecialtyWords } from './words/words.ts';

/** A specialty that was found, and the everyday words it was found by: null where its name says it. */
export interface SpecialtyMatch extends Specialty {
  words: string | null;
}

export interface SpecialtySearch {
  /** Specialties that a term means, best first: exact names, exact everyday words, beginnings of both, other parts of names. */
  find: (specialties: readonly Specialty[], term: string) => SpecialtyMatch[];
  /** At most 3 specialties for a term that finds none: by the words it is spelled like. */
  nearest: (specialties: readonly Specialty[], term: string) => SpecialtyMatch[];
  /** At most 3 of `specialties` that share words with `name`. */
  related: (specialties: readonly Specialty[], name: string) => Specialty[];
}

const most = 3;
const typoFrom = 5;
const alikeFrom = 0.5;
/** The words of specialties for children alone, which no adult is helped by. */
const children = 'children';
const ranks = { name: 0, nameWord: 1, phrase: 2, nameStart: 3, word: 4, wordStart: 5, inName: 6, typo: 7 } as const;

interface Phrase {
  text: string;
  tokens: readonly string[];
}

interface Entry {
  specialty: Specialty;
  nameTokens: readonly string[];
  phrases: readonly Phrase[];
}

/** What of an entry a word of the term means. Lower ranks are better. */
interface Hit {
  rank: number;
  phrase: string | null;
}

const better = (a: Hit | null, b: Hit | null): Hit | null => (a && (!b || a.rank <= b.rank) ? a : b);

const isSame = (a: readonly string[], token: string): boolean => formsOf(token).some((form) => a.includes(form));
const isStart = (asked: readonly string[], token: string): boolean =>
  formsOf(token).some((form) => asked.some((start) => form.startsWith(start)));
/** Of the whole word, or of its beginning while it is typed. */
const isTypo = (asked: string, token: string): boolean =>
  asked.length >= typoFrom &&
  token.length >= typoFrom - 1 &&
  [-1, 0, 1].some((more) => isOneTypoApart(asked, token.slice(0, asked.length + more)));

function hitOf({ nameTokens, phrases }: Entry, asked: string, typos: boolean): Hit | null {
  const forms = formsOf(asked);
  if (typos) {
    const phrase = phrases.find(({ tokens }) => tokens.some((token) => isTypo(asked, token)));
    const isName = nameTokens.some((token) => isTypo(asked, token));
    return isName || phrase ? { rank: ranks.typo, phrase: isName ? null : (phrase?.text ?? null) } : null;
  }
  if (nameTokens.some((token) => isSame(forms, token))) return { rank: ranks.nameWord, phrase: null };
  if (nameTokens.some((token) => isStart(forms, token))) return { rank: ranks.nameStart, phrase: null };
  let hit: Hit | null = null;
  if (asked.length > 1) {
    for (const [index, { text, tokens }] of phrases.entries()) {
      // Words come most telling first; a phrase of one word is told by it.
      const behind = index / 100 + (tokens.length > 1 ? 0.05 : 0);
      const rank = tokens.some((token) => isSame(forms, token))
        ? ranks.word
        : tokens.some((token) => isStart(forms, token))
          ? ranks.wordStart
          : null;
      if (rank !== null) hit = better(hit, { rank: rank + behind, phrase: text });
    }
  }
  const isInside = nameTokens.some((token) => token.includes(asked));
  return better(hit, isInside ? { rank: ranks.inName, phrase: null } : null);
}

/** The search over the everyday words of one category. */
export function specialtySearch(words: SpecialtyWords): SpecialtySearch {
  const entryOf = (specialty: Specialty): Entry => ({
    specialty,
    nameTokens: splitWords(specialty.name),
    phrases: (words[specialty.name] ?? '')
      .split(', ')
      .filter(Boolean)
      .map((text) => ({ text, tokens: splitWords(text) })),
  });
  const matchOf = ({ specialty: { name, group } }: Entry, hits: readonly (Hit | null)[]): SpecialtyMatch => {
    const phrases = new Set(hits.flatMap((hit) => hit?.phrase ?? []));
    return { name, group, words: phrases.size > 0 ? [...phrases].join(', ') : null };
  };
  return {
    find(specialties, term) {
      const asked = subjectWords(term);
      if (asked.length === 0) return [];
      const whole = splitWords(term).join(' ');
      const entries = specialties.map(entryOf);
      const columns = asked.map((one) => {
        const hits = entries.map((entry) => hitOf(entry, one, false));
        return hits.some(Boolean) ? hits : entries.map((entry) => hitOf(entry, one, true));
      });
      const counts = columns.map((column) => column.filter(Boolean).length);
      const rows = entries.map((entry, at) => {
        const hits = columns.map((column) => column[at] ?? null);
        const rank = Math.max(...hits.map((hit) => hit?.rank ?? 0));
        const name = entry.nameTokens.join(' ');
        const begins = hits.every((hit) => hit?.rank === ranks.nameStart);
        const closer = !begins ? 0 : name.startsWith(whole) ? 0.5 : 0.25;
        const index = entry.phrases.findIndex(({ tokens }) => tokens.join(' ') === whole);
        if (name === whole) return { entry, hits, rank: ranks.name };
        if (index < 0 || rank <= ranks.phrase) return { entry, hits, rank: rank - closer };
        const phrase = begins ? null : (entry.phrases[index]?.text ?? null);
        return { entry, hits: [{ rank, phrase }], rank: ranks.phrase + index / 100 - closer };
      });
      const full = rows.filter(({ hits }) => !hits.includes(null)).toSorted((a, b) => a.rank - b.rank);
      const isByWords = full.every(({ hits }) => hits.some((hit) => hit?.phrase));
      // A word that few specialties have says more than one of many.
      const rarest = (hits: readonly (Hit | null)[]): number =>
        Math.min(...counts.filter((_, column) => hits[column] !== null));
      const partly = rows
        .filter(({ hits }) => hits.includes(null) && hits.some(Boolean))
        .toSorted((a, b) => rarest(a.hits) - rarest(b.hits) || a.rank - b.rank);
      const more = isByWords && full.length < most ? partly.slice(0, most - full.length) : [];
      return [...full, ...more].map(({ entry, hits }) => matchOf(entry, hits));
    },
    nearest(specialties, term) {
      const asked = subjectWords(term);
      const rows = specialties.map(entryOf).map((entry) => {
        const likenessOf = (tokens: readonly string[]): number =>
          Math.max(0, ...tokens.flatMap((token) => asked.map((one) => spellingLikeness(one, token))));
        let hit = { likeness: likenessOf(entry.nameTokens), phrase: null as string | null };
        for (const { text, tokens } of entry.phrases) {
          const likeness = likenessOf(tokens);
          if (likeness > hit.likeness) hit = { likeness, phrase: text };
        }
        return { entry, ...hit };
      });
      return rows
        .filter(({ likeness }) => likeness >= alikeFrom)
        .toSorted((a, b) => b.likeness - a.likeness)
        .slice(0, most)
        .map(({ entry, phrase }) => matchOf(entry, [{ rank: 0, phrase }]));
    },
    related(specialties, name) {
      const tellingOf = ({ nameTokens, phrases }: Entry): ReadonlySet<string> =>
        new Set([...nameTokens, ...phrases.map(({ text }) => text)]);
      const own = tellingOf(entryOf({ name, group: '' }));
      return specialties
        .filter((specialty) => specialty.name !== name)
        .map((specialty) => {
          const telling = tellingOf(entryOf(specialty));
          const shared = [...telling].filter((one) => own.has(one)).length;
          const isForOthers = telling.has(children) !== own.has(children);
          return { specialty, likeness: shared / (own.size + telling.size - shared) - (isForOthers ? 1 : 0), shared };
        })
        .filter(({ shared }) => shared > 0)
        .toSorted((a, b) => b.likeness - a.likeness)
        .slice(0, most)
        .map(({ specialty }) => specialty);
    },
  };
}

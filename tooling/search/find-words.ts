import type { PageWords, StoryWords } from './words.ts';

export type FoundIn = 'shows' | 'texts' | 'name' | 'asks' | 'screen' | 'guide' | 'several';

export interface WordMatch {
  id: string;
  title: string;
  name: string;
  in: FoundIn;
  text: string;
}

/** Texts that the story draws count more than those its screen may show. */
const worth: Readonly<Record<FoundIn, number>> = {
  shows: 60,
  name: 50,
  texts: 40,
  asks: 30,
  screen: 20,
  guide: 10,
  several: 5,
};
const most = 40;

export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/g, "'").toLowerCase();

export const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

function hasAll(text: string, words: readonly string[]): boolean {
  const known = plain(text);
  return words.every((word) => known.includes(word));
}

type Texts = readonly (readonly [FoundIn, readonly string[]])[];

const ofStory = (title: string, { name, shows, texts, asks }: StoryWords): Texts => [
  ['shows', shows],
  ['name', [`${title} ${name}`]],
  ['texts', texts],
  ['asks', asks],
];

function bestOf(texts: Texts, words: readonly string[]): { in: FoundIn; text: string; score: number } | undefined {
  const phrase = words.join(' ');
  const all = texts.flatMap(([where, list]) =>
    list
      .filter((text) => hasAll(text, words))
      .map((text) => ({
        in: where,
        text,
        score: worth[where] + (plain(text).includes(phrase) ? 5 : 0) - Math.min(text.length / 100, 4),
      })),
  );
  return all.toSorted((one, other) => other.score - one.score)[0];
}

function scattered(texts: Texts, words: readonly string[]): { in: FoundIn; text: string; score: number } | undefined {
  const all = texts.flatMap(([, list]) => list);
  const holding = words.map((word) => all.find((text) => hasAll(text, [word])));
  if (words.length < 2 || holding.includes(undefined)) return undefined;
  return { in: 'several', text: [...new Set(holding)].join(' … '), score: worth.several };
}

export function findWords(pages: readonly PageWords[], query: string): WordMatch[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = pages.flatMap(({ title, stories, screen, guide }) => {
    const own = stories.flatMap((story) => {
      const best = bestOf(ofStory(title, story), words);
      return best ? [{ story, best }] : [];
    });
    const [first] = stories;
    const shared: Texts = [
      ['screen', screen],
      ['guide', guide],
    ];
    if (own.length === 0 && first) {
      const best = bestOf(shared, words) ?? scattered([...ofStory(title, first), ...shared], words);
      if (best) own.push({ story: first, best });
    }
    return own.map(({ story: { id, name }, best: { score, ...where } }) => ({
      score,
      found: { id, title, name, ...where },
    }));
  });
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map((each) => each.found);
}

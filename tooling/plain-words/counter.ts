import type { Metric } from './limits.ts';
import { listedWords } from './patterns.ts';

export interface Place {
  metric: Metric;
  file: string;
  line: number;
  text: string;
  /** The listed word, with the words to write in its place. */
  word?: string;
}

export function counter(file: string): {
  places: Place[];
  add: (metric: Metric, line: number, text: string) => void;
  addListed: (metric: Metric, line: number, text: string) => void;
} {
  const places: Place[] = [];
  return {
    places,
    add: (metric, line, text) => void places.push({ metric, file, line, text }),
    addListed: (metric, line, text) => {
      for (const { name, pattern, better } of listedWords) {
        const count = text.match(pattern)?.length ?? 0;
        for (let nth = 0; nth < count; nth += 1) places.push({ metric, file, line, text, word: `${name} → ${better}` });
      }
    },
  };
}

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
export const wordsIn = (text: string): number => text.match(/[\p{L}\d’'-]+/gu)?.length ?? 0;

import { findListed } from '../prose/read-words.ts';
import type { Metric } from './limits.ts';

export interface Place {
  metric: Metric;
  file: string;
  line: number;
  text: string;
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
      for (const { word, better } of findListed(text))
        places.push({ metric, file, line, text, word: `${word} → ${better}` });
    },
  };
}

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

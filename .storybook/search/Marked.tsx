// The manager has its own React: only elements from its createElement render.
/** @jsxRuntime classic */
import * as React from 'react';
import { plain } from '../../tooling/search/find-words.ts';

interface MarkedProps {
  text: string;
  words: readonly string[];
}

/** Marks matched letters. Normalised text has the same length: the texts have no accents. */
function places(text: string, words: readonly string[]): boolean[] {
  const known = plain(text);
  const marked = Array.from<boolean>({ length: text.length }).fill(false);
  if (known.length !== text.length) return marked;
  for (const word of words) {
    for (let at = known.indexOf(word); at !== -1; at = known.indexOf(word, at + word.length))
      marked.fill(true, at, at + word.length);
  }
  return marked;
}

export const Marked = ({ text, words }: MarkedProps) => {
  const marked = places(text, words);
  const parts: { from: number; text: string; marked: boolean }[] = [];
  for (const [at, letter] of text.split('').entries()) {
    const last = parts.at(-1);
    if (last && last.marked === marked[at]) last.text += letter;
    else parts.push({ from: at, text: letter, marked: marked[at] ?? false });
  }
  return parts.map((part) => (part.marked ? <mark key={part.from}>{part.text}</mark> : part.text));
};

// The frame around the stories has a React of its own, in which nothing is drawn but what its createElement made.
/** @jsxRuntime classic */
import * as React from 'react';
import { plain } from '../../tooling/search/find-words.ts';

interface MarkedProps {
  text: string;
  words: readonly string[];
}

/** Where any of the words stands in the text: what is plain has as many letters, but for accents, of which the texts have none. */
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

/** A text with the words that were looked for marked. */
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

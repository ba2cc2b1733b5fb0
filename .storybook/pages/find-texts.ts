import { plain, wordsOf } from '../../tooling/search/find-words.ts';
import type { ListedText } from '../../tooling/texts/inventory.ts';

export interface TextFilters {
  query: string;
  package: string;
  isQuoted: boolean;
}

export function findTexts(texts: readonly ListedText[], filters: TextFilters): readonly ListedText[] {
  const words = wordsOf(filters.query);
  return texts.filter(
    (text) =>
      (filters.package === '' || text.package === filters.package) &&
      (!filters.isQuoted || text.isQuoted) &&
      hasAll(text, words),
  );
}

function hasAll({ text, id }: ListedText, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const read = plain(`${text} ${id}`);
  return words.every((word) => read.includes(word));
}

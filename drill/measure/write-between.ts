import { readFileSync, writeFileSync } from 'node:fs';

/** Puts lines between `<!-- begin name -->` and `<!-- end name -->` of a page, in place of what stood there. */
export function writeBetween(page: string, name: string, lines: readonly string[]): void {
  writeFileSync(page, putBetween(readFileSync(page, 'utf8'), name, lines));
}

/** The text with the lines between its marks; throws where it has none. */
export function putBetween(text: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const [from, until] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || until < from) throw new Error(`The page lacks "${begin}" with "${end}" below it.`);
  return `${text.slice(0, from + begin.length)}\n${lines.join('\n')}\n${text.slice(until)}`;
}

import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces the lines between `<!-- begin name -->` and `<!-- end name -->` of a page. */
export function writeBetween(page: string, name: string, lines: readonly string[]): void {
  writeFileSync(page, putBetween(readFileSync(page, 'utf8'), name, lines));
}

export function putBetween(text: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const [from, until] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || until < from) throw new Error(`The page lacks "${begin}" with "${end}" below it.`);
  return `${text.slice(0, from + begin.length)}\n${lines.join('\n')}\n${text.slice(until)}`;
}

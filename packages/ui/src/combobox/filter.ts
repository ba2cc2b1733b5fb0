export interface ComboboxOption {
  value: string;
  label: string;
  /** Heading the option stands under. Options of one group must follow one another. */
  group?: string;
  /** Secondary text at the end of the row. */
  detail?: string;
  /** Secondary text under the label, such as why a search found it. */
  description?: string;
}

/** What a search found. */
export interface ComboboxSearchResult {
  found: readonly ComboboxOption[];
  /** Offered under ‘Did you mean’ when nothing is found. */
  near?: readonly ComboboxOption[];
}

/** The element id of an option's row. */
export const optionId = (listId: string, index: number): string => `${listId}option${index}`;

/** Lower case without accents, so that “hanh” finds “Hạnh”. Keeps one character for one, so that positions still fit. */
export const fold = (text: string): string => (/^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : foldAccents(text));

const foldAccents = (text: string): string =>
  Array.from(text)
    .map((character) => {
      const bare = character
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
      return bare.length === character.length ? bare : character.toLowerCase();
    })
    .join('');

/** Options whose label contains every word of the query, without headings. Those that begin with it come first. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const search = fold(query.trim());
  if (search === '') return options;
  const words = search.split(/\s+/);
  const found = options.flatMap(({ value, label, detail, description }) => {
    const text = fold(label);
    return words.every((word) => text.includes(word)) ? { value, label, detail, description } : [];
  });
  const starts = (option: ComboboxOption): boolean => fold(option.label).startsWith(search);
  return [...found.filter(starts), ...found.filter((option) => !starts(option))];
}

/** What is shown and what a later search found beside it: rows keep their places, because one may be under a finger. */
export function addResult(shown: ComboboxSearchResult, later: ComboboxSearchResult): ComboboxSearchResult {
  if (shown.found.length === 0) return later;
  const values = new Set(shown.found.map(({ value }) => value));
  return { found: [...shown.found, ...later.found.filter(({ value }) => !values.has(value))] };
}

export interface MatchPart {
  text: string;
  match: boolean;
}

/** The label cut into parts, those that match a word of the query marked. */
export function matchParts(label: string, query: string): readonly MatchPart[] {
  const folded = fold(label);
  const hit = Array.from({ length: label.length }, () => false);
  for (const word of fold(query.trim()).split(/\s+/)) {
    if (word === '') continue;
    const at = folded.indexOf(word);
    if (at >= 0) hit.fill(true, at, at + word.length);
  }
  const parts: MatchPart[] = [];
  for (let index = 0; index < label.length; index += 1) {
    const match = hit[index] ?? false;
    const last = parts.at(-1);
    if (last && last.match === match) last.text += label.charAt(index);
    else parts.push({ text: label.charAt(index), match });
  }
  return parts;
}

export interface OptionSection {
  group: string | undefined;
  /** Index of the first member in the whole list. */
  from: number;
  members: readonly ComboboxOption[];
}

/** The options cut where the group changes. */
export function sectionsOf(options: readonly ComboboxOption[]): readonly OptionSection[] {
  const starts = options.flatMap((option, index) =>
    index === 0 || option.group !== options[index - 1]?.group ? [index] : [],
  );
  return starts.map((from, at) => ({
    group: options[from]?.group,
    from,
    members: options.slice(from, starts[at + 1]),
  }));
}

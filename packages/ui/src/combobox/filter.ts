export interface ComboboxOption {
  value: string;
  label: string;
  group?: string;
  detail?: string;
  /** Secondary text under the label, such as why it matches. */
  description?: string;
}

export interface ComboboxSearchResult {
  found: readonly ComboboxOption[];
  /** Suggestions under ‘Did you mean’ without matches. */
  near?: readonly ComboboxOption[];
}

export const optionId = (listId: string, index: number): string => `${listId}option${index}`;

/** Lower case without accents: “hanh” finds “Hạnh”. Maps each character to one, so positions stay valid. */
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

/** Options whose label has every word of the query, ungrouped. Labels that start with it come first. */
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

/** Adds late results to the current ones. Rows keep their places: one may be under a finger. */
export function addResult(shown: ComboboxSearchResult, later: ComboboxSearchResult): ComboboxSearchResult {
  if (shown.found.length === 0) return later;
  const values = new Set(shown.found.map(({ value }) => value));
  return { found: [...shown.found, ...later.found.filter(({ value }) => !values.has(value))] };
}

export interface MatchPart {
  text: string;
  match: boolean;
}

/** Parts of a label, with matches of the query's words marked. */
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
  from: number;
  members: readonly ComboboxOption[];
}

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

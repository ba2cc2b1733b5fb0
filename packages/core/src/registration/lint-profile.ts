import type { AdvertisingRule, Category } from './category.ts';
import { groupsHeld, type Licence } from './licences.ts';

export interface ProfileWarning {
  /** The rule's `AdvertisingRule.id`. One rule may match several times. */
  id: string;
  level: AdvertisingRule['level'];
  /** Position for `text.slice(from, to)`, never inside a character. */
  from: number;
  to: number;
  found: string;
  why: string;
  law?: string;
}

/** Advertising warnings for a profile, in text order. Licences silence 'check' rules. Runs at every keystroke. */
export function lintProfile(
  category: Pick<Category, 'advertising' | 'registration'>,
  text: string,
  { licences }: { licences: readonly Licence[] },
): ProfileWarning[] {
  const held = groupsHeld(category, licences);
  const plain = plainSigns(text);
  return category.advertising
    .filter((rule) => rule.level === 'warn' || !rule.allowedWith?.some((group) => held.includes(group)))
    .flatMap((rule) => find(rule, plain, text))
    .toSorted((a, b) => a.from - b.from);
}

function find({ id, level, pattern, why, law }: AdvertisingRule, plain: string, text: string): ProfileWarning[] {
  return Array.from(plain.matchAll(new RegExp(pattern, `${pattern.flags}g`)), ({ index: from, 0: match }) => {
    const to = from + match.length;
    return { id, level, from, to, found: text.slice(from, to), why, ...(law !== undefined && { law }) };
  });
}

/** Normalises spaces and hyphens one to one, to keep positions valid. */
function plainSigns(text: string): string {
  return text.replaceAll(/\s/g, ' ').replaceAll(/[\u2010\u2011\u2212]/g, '-');
}

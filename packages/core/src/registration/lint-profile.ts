import type { AdvertisingRule, Category } from './category.ts';
import { groupsHeld, type Licence } from './licences.ts';

/** Words of a profile that had better not stand there. */
export interface ProfileWarning {
  /** The rule's (`AdvertisingRule.id`); one rule may find several places. */
  id: string;
  level: AdvertisingRule['level'];
  /** The place in the text, as `text.slice(from, to)` takes it; never in the middle of a sign. */
  from: number;
  to: number;
  /** The words themselves, as they were typed. */
  found: string;
  why: string;
  law?: string;
}

/**
 * What a profile text says that its category had better not say, in the order of the text: a warning, never a refusal. A rule that is only to
 * be checked is silent for whoever holds one of the licences that allow it. Takes texts of 2,000 signs (spec section 9) at every key.
 */
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

/** Every kind of space and of hyphen as the one that the rules are written with, sign for sign: places stay where they are. */
function plainSigns(text: string): string {
  return text.replaceAll(/\s/g, ' ').replaceAll(/[\u2010\u2011\u2212]/g, '-');
}

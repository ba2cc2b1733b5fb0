import type { FieldRule } from '../field/rule.ts';
import { requiredText } from '../field/text.ts';
import { visibleLine } from '../field/visible-text.ts';
import { languagesOf } from './application-fields.ts';

/** Maximum languages and special interests, and characters of each. */
export const profileMost = { languages: 30, languageLength: 60, subspecialties: 10, subspecialtyLength: 100 } as const;

/** Maximum items of a list as sent, including duplicates and empty ones. */
export const longestNames = 100;

type Names<Fault extends string> = FieldRule<readonly string[], string[], Fault>;

/** A specialist's languages without duplicates, English always first (spec section 3). */
export const languagesRule: Names<'languages-too-many' | 'languages-too-long'> = {
  check: (entry) => {
    const value = languagesOf(entry);
    if (value.length > profileMost.languages) return { tag: 'fault', fault: 'languages-too-many' };
    const isLong = value.some((one) => one.length > profileMost.languageLength);
    return isLong ? { tag: 'fault', fault: 'languages-too-long' } : { tag: 'ok', value };
  },
  messages: {
    'languages-too-many': `Enter up to ${profileMost.languages} languages.`,
    'languages-too-long': `Use up to ${profileMost.languageLength} characters for each language.`,
  },
};

/** A specialist's interests in order, without duplicates. */
export const subspecialtiesRule: Names<'subspecialties-too-many' | 'subspecialties-too-long'> = {
  check: (entry) => {
    const value = [...new Set(entry.map(visibleLine).filter((one) => one !== ''))];
    if (value.length > profileMost.subspecialties) return { tag: 'fault', fault: 'subspecialties-too-many' };
    const isLong = value.some((one) => one.length > profileMost.subspecialtyLength);
    return isLong ? { tag: 'fault', fault: 'subspecialties-too-long' } : { tag: 'ok', value };
  },
  messages: {
    'subspecialties-too-many': `Enter up to ${profileMost.subspecialties} special interests.`,
    'subspecialties-too-long': `Use up to ${profileMost.subspecialtyLength} characters for each one.`,
  },
};

export const cityRule = requiredText('city', { maxLength: 100, missing: 'Enter your town or city.' });

/** List typed as one string. `rule` checks the parts between separators. */
export const typedList = <Fault extends string>(
  { check, messages }: Names<Fault>,
  separator: RegExp,
): FieldRule<string, string[], Fault> => ({ check: (entry) => check(entry.split(separator)), messages });

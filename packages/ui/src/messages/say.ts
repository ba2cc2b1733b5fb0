export interface Say {
  /** BCP 47, for example 'en-AU'. */
  readonly locale: string;
  number(value: number): string;
  /** Plural form of the locale, with `#` as the number: plural(2, { one: '# time', other: '# times' }). */
  plural(count: number, forms: PluralForms): string;
  /** 'a, b and c'. */
  list(items: readonly string[]): string;
}

export type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** Formatters of a locale. Intl objects are costly and never change: each is created once, on first use. */
export function sayIn(locale: string): Say {
  const made = sayByLocale.get(locale);
  if (made) return made;
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  let lists: Intl.ListFormat | undefined;
  const number = (value: number): string => (numbers ??= new Intl.NumberFormat(locale)).format(value);
  const say: Say = {
    locale,
    number,
    plural(count, forms) {
      plurals ??= new Intl.PluralRules(locale);
      return (forms[plurals.select(count)] ?? forms.other).replaceAll('#', number(count));
    },
    list: (items) => (lists ??= new Intl.ListFormat(locale, { type: 'conjunction' })).format(items),
  };
  sayByLocale.set(locale, say);
  return say;
}

const sayByLocale = new Map<string, Say>();

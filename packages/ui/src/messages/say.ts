/** What a message may use besides its input: numbers, plurals and lists as the reader's locale writes them. */
export interface Say {
  /** BCP 47, such as 'en-AU'. */
  readonly locale: string;
  number(value: number): string;
  /** One of `forms` by the locale's own plural rules, `#` standing for the number: plural(2, { one: '# time', other: '# times' }). */
  plural(count: number, forms: PluralForms): string;
  /** 'a, b and c'. */
  list(items: readonly string[]): string;
}

export type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** Intl objects are costly and never change: one of each, made when it is first needed. */
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

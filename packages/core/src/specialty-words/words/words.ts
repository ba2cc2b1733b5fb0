/** Everyday words by specialty name, comma-separated, most specific first: body parts, people, tasks or services. */
export type SpecialtyWords = Readonly<Record<string, string>>;

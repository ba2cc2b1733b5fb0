/** Everyday words of specialties by name, most telling first, separated by commas. They name a part of the body, a person, a task or a service. */
export type SpecialtyWords = Readonly<Record<string, string>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isFunction = (value: unknown): boolean => typeof value === 'function';
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSecretKey = (value: unknown): boolean => isText(value) && value.includes('tele_sec_');

/** True if the browser accepts it: invalid values throw. */
function works(tried: () => unknown): boolean {
  try {
    tried();
    return true;
  } catch {
    return false;
  }
}

/** Scheme as the browser parses it, which differs from the text ('java\nscript:'). */
const leadsTo = (value: unknown, schemes: RegExp): boolean =>
  isText(value) && works(() => new URL(value, 'https://a')) && schemes.test(new URL(value, 'https://a').protocol);

/** Kinds of props without a fixed list of values. Their descriptions are in problem.messages.ts. */
export const kinds = {
  /** Absolute, or a path on the page's own site. */
  address: (value: unknown) => leadsTo(value, /^https?:$/) && /^\s*(https?:)?\//i.test(String(value)),
  link: (value: unknown) => leadsTo(value, /^(https?|mailto|tel):$/),
  /** Missing: not signed in. */
  token: (value: unknown) =>
    (value ?? null) === null || (typeof value === 'string' && !isSecretKey(value)) || isFunction(value),
  /** Missing: no partner. */
  partner: (value: unknown) => value === undefined || (isText(value) && /^tele_pub_[\w-]{8,64}$/.test(value)),
  /** For a widget that does not run on partner pages. */
  noPartner: (value: unknown) => value === undefined,
  text: isText,
  email: (value: unknown) => isText(value) && /\S@\S/.test(value),
  locale: (value: unknown) => isText(value) && works(() => Intl.getCanonicalLocales(value)),
  zone: (value: unknown) => isText(value) && works(() => new Intl.DateTimeFormat('en', { timeZone: value })),
  day: (value: unknown) =>
    isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && works(() => new Date(value).toISOString()),
  function: isFunction,
  /** Unwrapped: methods of a class need their `this`. */
  storage: (value: unknown) =>
    isObject(value) && ['get', 'set', 'remove'].every((name) => isFunction(Reflect.get(value as object, name))),
  object: isObject,
  functionOrObject: (value: unknown) => isFunction(value) || isObject(value),
} satisfies Record<string, (value: unknown) => boolean>;

export type Kind = keyof typeof kinds;

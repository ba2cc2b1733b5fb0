const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isFunction = (value: unknown): boolean => typeof value === 'function';
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A partner's key for its server, which nobody but that server may know. */
export const isSecretKey = (value: unknown): boolean => isText(value) && value.includes('tele_sec_');

/** Whether the browser takes it: what it does not know throws. */
function works(tried: () => unknown): boolean {
  try {
    tried();
    return true;
  } catch {
    return false;
  }
}

/** Where a link would lead: as the browser reads it, which is not always as it is written ('java\nscript:'). */
const leadsTo = (value: unknown, schemes: RegExp): boolean =>
  isText(value) && works(() => new URL(value, 'https://a')) && schemes.test(new URL(value, 'https://a').protocol);

/** What a prop may be that is not one of a few words. What a person reads of each stands in problem.messages.ts. */
export const kinds = {
  /** Absolute, or a path of the page's own site. */
  address: (value: unknown) => leadsTo(value, /^https?:$/) && /^\s*(https?:)?\//i.test(String(value)),
  link: (value: unknown) => leadsTo(value, /^(https?|mailto|tel):$/),
  /** Nobody's, while it is missing. */
  token: (value: unknown) =>
    (value ?? null) === null || (typeof value === 'string' && !isSecretKey(value)) || isFunction(value),
  /** Of no partner, while it is missing. */
  partner: (value: unknown) => value === undefined || (isText(value) && /^tele_pub_[\w-]{8,64}$/.test(value)),
  /** Of a widget that is for no page of a partner. */
  noPartner: (value: unknown) => value === undefined,
  text: isText,
  email: (value: unknown) => isText(value) && /\S@\S/.test(value),
  locale: (value: unknown) => isText(value) && works(() => Intl.getCanonicalLocales(value)),
  zone: (value: unknown) => isText(value) && works(() => new Intl.DateTimeFormat('en', { timeZone: value })),
  day: (value: unknown) =>
    isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && works(() => new Date(value).toISOString()),
  function: isFunction,
  /** As it is: its methods may be those of a class, and may need what they belong to. */
  storage: (value: unknown) =>
    isObject(value) && ['get', 'set', 'remove'].every((name) => isFunction(Reflect.get(value as object, name))),
  object: isObject,
  functionOrObject: (value: unknown) => isFunction(value) || isObject(value),
} satisfies Record<string, (value: unknown) => boolean>;

export type Kind = keyof typeof kinds;

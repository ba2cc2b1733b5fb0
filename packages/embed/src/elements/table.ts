/**
 * How each prop of a widget is given to its element: a table for each, complete by its type, so that a prop which is new or gone fails to
 * compile. `slots` and `handle` are missing: an element opens slots of its own, and has methods in the place of a handle.
 */
export type Table<Props> = {
  readonly [Name in Exclude<keyof Props, 'slots' | 'handle'>]-?: KindOf<Name, NonNullable<Props[Name]>>;
};

/** 'text' and words are attributes, and properties too; what HTML cannot write is a property alone; an event is heard as `tele:…`. */
export type Kind = 'text' | Words | 'property' | 'event';

/** The only values that an attribute may have. */
export type Words = Readonly<Record<string | number, true>>;

/** Callbacks whose presence changes what is drawn: an element cannot tell whether anybody listens, so these are properties. */
export type CallbackProp = 'onOpenBooking' | 'onSignIn';

type KindOf<Name, Value> = Name extends CallbackProp
  ? 'property'
  : Name extends `on${string}`
    ? 'event'
    : Extract<Value, string | number> extends never
      ? 'property'
      : string extends Extract<Value, string>
        ? 'text'
        : Readonly<Record<Extract<Value, string | number>, true>> | 'text';

type NamesOfAttributes<Props> = {
  [Name in Exclude<keyof Props, 'slots' | 'handle'>]-?: KindOf<Name, NonNullable<Props[Name]>> extends
    | 'property'
    | 'event'
    ? never
    : Name & string;
}[Exclude<keyof Props, 'slots' | 'handle'>];
type Written<Value> = Value extends number ? Value | `${Value}` : Extract<Value, string>;

/** The attributes of a widget's element by the names that HTML has for them: `heading-level`, 1 or '1'. */
export type Attributes<Props> = {
  [Name in NamesOfAttributes<Props> as Kebab<Name>]?: Written<NonNullable<Props[Name]>> | undefined;
};

/** 'step-change' for 'onStepChange', 'api-base' for 'apiBase'. */
export const kebab = (name: string): string =>
  name
    .replace(/^on(?=[A-Z])/, '')
    .replaceAll(/[A-Z]/g, (letter, at) => `${at === 0 ? '' : '-'}${letter.toLowerCase()}`);

/** The same for types. */
export type Kebab<Name extends string> = Name extends `on${infer Told}` ? Uncapped<Uncapitalize<Told>> : Uncapped<Name>;
type Uncapped<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Uncapped<Tail>}`
  : '';

/** Names of a table's props that are of none of these kinds. */
const namesOf = (table: Readonly<Record<string, Kind>>, ...others: readonly Kind[]): string[] =>
  Object.keys(table).filter((name) => !others.includes(table[name] ?? 'event'));

export const attributesIn = (table: Readonly<Record<string, Kind>>): string[] => namesOf(table, 'property', 'event');
export const propertiesIn = (table: Readonly<Record<string, Kind>>): string[] => namesOf(table, 'event');
export const eventsIn = (table: Readonly<Record<string, Kind>>): string[] =>
  Object.keys(table).filter((name) => table[name] === 'event');

/** Prop kinds of a widget: changed props fail to compile. Elements provide `slots` and `handle` themselves. */
export type Table<Props> = {
  readonly [Name in Exclude<keyof Props, 'slots' | 'handle'>]-?: KindOf<Name, NonNullable<Props[Name]>>;
};

export type Kind = 'text' | Words | 'property' | 'event';

export type Words = Readonly<Record<string | number, true>>;

/** Callbacks that change the UI: elements cannot detect listeners, so these are properties. */
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

export type Attributes<Props> = {
  [Name in NamesOfAttributes<Props> as Kebab<Name>]?: Written<NonNullable<Props[Name]>> | undefined;
};

export const kebab = (name: string): string =>
  name
    .replace(/^on(?=[A-Z])/, '')
    .replaceAll(/[A-Z]/g, (letter, at) => `${at === 0 ? '' : '-'}${letter.toLowerCase()}`);

export type Kebab<Name extends string> = Name extends `on${infer Told}` ? Uncapped<Uncapitalize<Told>> : Uncapped<Name>;
type Uncapped<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Uncapped<Tail>}`
  : '';

const namesOf = (table: Readonly<Record<string, Kind>>, ...others: readonly Kind[]): string[] =>
  Object.keys(table).filter((name) => !others.includes(table[name] ?? 'event'));

export const attributesIn = (table: Readonly<Record<string, Kind>>): string[] => namesOf(table, 'property', 'event');
export const propertiesIn = (table: Readonly<Record<string, Kind>>): string[] => namesOf(table, 'event');
export const eventsIn = (table: Readonly<Record<string, Kind>>): string[] =>
  Object.keys(table).filter((name) => table[name] === 'event');

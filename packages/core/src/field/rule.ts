/** What a rule makes of an entry: a value, or why it is none. */
export type FieldCheck<Value, Fault extends string = string> =
  | { tag: 'ok'; value: Value }
  | { tag: 'fault'; fault: Fault };

/**
 * One field, as forms check it and the contract's schemas are made from it (spec section 5). A form shows a fault in its screen's own
 * words; the API answers the text of `messages`.
 */
export interface FieldRule<Entry, Value, Fault extends string = string> {
  check: (entry: Entry) => FieldCheck<Value, Fault>;
  /** Each fault in the specification's words, in English. */
  messages: Readonly<Record<Fault, string>>;
}

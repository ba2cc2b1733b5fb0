/** Parsed value or error code. */
export type FieldCheck<Value, Fault extends string = string> =
  | { tag: 'ok'; value: Value }
  | { tag: 'fault'; fault: Fault };

/** Field rule for forms and API schemas (spec section 5). Forms word errors themselves; the API uses `messages`. */
export interface FieldRule<Entry, Value, Fault extends string = string> {
  check: (entry: Entry) => FieldCheck<Value, Fault>;
  messages: Readonly<Record<Fault, string>>;
}

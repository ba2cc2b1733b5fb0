/** What was made for a key, made the first time. For Intl objects: making one takes as long as a hundred uses of it. */
export function once<Value>(made: Map<string, Value>, key: string, make: () => Value): Value {
  const known = made.get(key);
  if (known !== undefined) return known;
  const value = make();
  made.set(key, value);
  return value;
}

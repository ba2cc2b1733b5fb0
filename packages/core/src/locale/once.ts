/** Memoises a value by key. For Intl objects: creating one takes as long as a hundred uses. */
export function once<Value>(made: Map<string, Value>, key: string, make: () => Value): Value {
  const known = made.get(key);
  if (known !== undefined) return known;
  const value = make();
  made.set(key, value);
  return value;
}

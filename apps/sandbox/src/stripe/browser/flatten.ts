/** `{ a: { b: 'c' } }` as `{ 'a[b]': 'c' }`, without empty values. */
export function flatten(value: object, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, inner] of Object.entries(value)) {
    const key = prefix ? `${prefix}[${name}]` : name;
    if (typeof inner === 'object' && inner !== null) Object.assign(flat, flatten(inner as object, key));
    else if (inner !== undefined && inner !== null && inner !== '') flat[key] = String(inner);
  }
  return flat;
}

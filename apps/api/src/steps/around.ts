export function around<V extends object>(door: V, wrap: (name: string, call: () => unknown) => unknown): V {
  return new Proxy(door, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof found !== 'function' || typeof name !== 'string') return found;
      return (...given: unknown[]): unknown => wrap(name, () => Reflect.apply(found, target, given));
    },
  });
}

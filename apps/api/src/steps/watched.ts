import { asStep } from './step.ts';

/** The same door to another company, each of whose calls is a step. The names are ours; what is asked and answered is not told. */
export function watched<V extends object>(vendor: string, door: V): V {
  return new Proxy(door, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof found !== 'function' || typeof name !== 'string') return found;
      return (...given: unknown[]): unknown =>
        asStep({ is: 'vendor', vendor, call: name }, async () => Reflect.apply(found, target, given));
    },
  });
}

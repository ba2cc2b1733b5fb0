import { useMemo } from 'react';
import { guarded } from '../host/guarded.ts';

const isCallback = (name: string, value: unknown): value is () => unknown =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/** What a host gave, its callbacks such that one which throws does not take the widget down. */
export const useGuarded = <Host extends object>(host: Host): Host =>
  useMemo(() => {
    const entries = Object.entries(host).map(([name, value]: [string, unknown]) => [
      name,
      isCallback(name, value) ? guarded(value) : value,
    ]);
    // The same names with what they stood for.
    return Object.fromEntries(entries) as Host;
  }, [host]);

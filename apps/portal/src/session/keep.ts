import type { SafeStorage } from '@tele/kit';
import type { StoredText } from './stored.ts';

interface SessionEntry {
  owner: string;
  values: Readonly<Record<string, string>>;
}

/** One person's storage in this tab: their picks survive reload, Back and sign-in, hidden from the next person. */
export interface Keep {
  /** Storage for IDs and times. */
  store: SafeStorage;
  belongTo: (owner: string) => void;
  clear: () => void;
}

const isKept = (value: unknown): value is SessionEntry =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;

function read(text: string | null): SessionEntry | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Owner of signed-out values, which survive the sign-in. */
const nobody = '';

/** All values of a person under one key, so they are dropped together. */
export function createKeep(tab: StoredText): Keep {
  const values = (): SessionEntry['values'] => read(tab.read())?.values ?? {};
  const write = (next: SessionEntry['values']): void => {
    tab.write(JSON.stringify({ owner: read(tab.read())?.owner ?? nobody, values: next }));
  };
  return {
    store: {
      get: (key) => values()[key] ?? null,
      set: (key, value) => {
        write({ ...values(), [key]: value });
        return true;
      },
      remove: (key) => {
        if (key in values()) write(Object.fromEntries(Object.entries(values()).filter(([name]) => name !== key)));
      },
    },
    belongTo: (owner) => {
      const kept = read(tab.read());
      if (kept?.owner === owner) return;
      tab.write(JSON.stringify({ owner, values: kept?.owner === nobody ? kept.values : {} }));
    },
    clear: () => tab.remove(),
  };
}

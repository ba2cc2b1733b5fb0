import type { SafeStorage } from '@tele/kit';
import type { StoredText } from './stored.ts';

interface SessionEntry {
  /** Whose it is, at the identity provider. */
  owner: string;
  values: Readonly<Record<string, string>>;
}

/** A store of one person in this tab: their picks outlive a reload, a step back and a sign-in, and nobody else finds them. */
export interface Keep {
  /** What the screens write into: ids and times. */
  store: SafeStorage;
  /** Drops what somebody else has left; what nobody's session has kept is now theirs. */
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

/** Of whoever is not signed in: what they write on the way to a sign-in, they find after it. */
const nobody = '';

/** All of a person's values stand under one key, so that they go together. */
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

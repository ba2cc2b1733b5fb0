/** A place to keep texts by key, which never throws. */
export interface SafeStorage {
  /** Null when absent or when the browser refuses. */
  get: (key: string) => string | null;
  /** False when the browser refuses: private windows, blocked third-party storage, a full disk. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** A store that never throws: a host's page may block it, and that must not take a widget down. */
export const safeStorage = (open: () => Storage): SafeStorage => ({
  get: (key) => {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  },
  set: (key, value) => {
    try {
      open().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove: (key) => {
    try {
      open().removeItem(key);
    } catch {
      // Nothing can be there.
    }
  },
});

/** The browser's two stores. Only the keys of spec section 3 'Client-side stored keys' belong in them. */
export const storage = {
  local: safeStorage(() => window.localStorage),
  session: safeStorage(() => window.sessionStorage),
};

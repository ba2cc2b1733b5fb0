/** String storage by key that never throws. */
export interface SafeStorage {
  /** Null if missing, or if the browser refuses. */
  get: (key: string) => string | null;
  /** False if the browser refuses: private windows, blocked third-party storage, a full disk. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** Wraps a storage so that it never throws: a host page may block it, which must not crash a widget. */
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
      // Storage is unavailable, so there is nothing to remove.
    }
  },
});

/** The browser's two stores, only for keys of spec section 3 'Client-side stored keys'. */
export const storage = {
  local: safeStorage(() => window.localStorage),
  session: safeStorage(() => window.sessionStorage),
};

import { createStore } from '@tele/client';

export type CheckState =
  | { tag: 'running' }
  | { tag: 'asks' }
  | { tag: 'done'; token: string }
  /** blocked: script not loaded. refused: not passed. unsupported: not available in this browser. */
  | { tag: 'failed'; why: 'blocked' | 'refused' | 'unsupported' | 'unconfigured' };

interface PendingToken {
  resolve: (token: string) => void;
  reject: (reason: Error) => void;
}

/** Human check of a form: its state, and callers waiting for a token. The runner reports the state. */
export function createCheckStore(isConfigured: boolean) {
  const start: CheckState = isConfigured ? { tag: 'running' } : { tag: 'failed', why: 'unconfigured' };
  const check = createStore<{ state: CheckState; round: number }>({ state: start, round: 0 });
  const waiting: PendingToken[] = [];
  const runAgain = (): void => {
    if (isConfigured) check.set({ state: start, round: check.read().round + 1 });
  };
  return {
    subscribe: check.subscribe,
    read: check.read,
    set: (state: CheckState) => {
      check.set({ ...check.read(), state });
      const settled = state.tag === 'done' || state.tag === 'failed' ? waiting.splice(0) : [];
      for (const { resolve, reject } of settled) {
        if (state.tag === 'done') resolve(state.token);
        if (state.tag === 'failed') reject(new Error(`Tele: the human check failed (${state.why}).`));
      }
    },
    ask: (): Promise<string> => {
      const { state } = check.read();
      if (state.tag === 'done') return Promise.resolve(state.token);
      if (!isConfigured) return Promise.reject(new Error('Tele: the human check is not configured.'));
      if (state.tag === 'failed') runAgain();
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    /** Restarts: a token works once, and a rejected one never. */
    runAgain,
  };
}

export type CheckStore = ReturnType<typeof createCheckStore>;

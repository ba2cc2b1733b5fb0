import { createStore } from '@tele/client';

/** How the human check stands. */
export type CheckState =
  | { tag: 'running' }
  /** It wants a click of the person. */
  | { tag: 'asks' }
  | { tag: 'done'; token: string }
  /** blocked: its script did not come. refused: it was not passed. unsupported: it does not run in this browser. */
  | { tag: 'failed'; why: 'blocked' | 'refused' | 'unsupported' | 'unconfigured' };

interface PendingToken {
  resolve: (token: string) => void;
  reject: (reason: Error) => void;
}

/** One human check of a form: its state, and who waits for its token. What runs it says how it stands. */
export function createCheckStore(isConfigured: boolean) {
  const start: CheckState = isConfigured ? { tag: 'running' } : { tag: 'failed', why: 'unconfigured' };
  const check = createStore<{ state: CheckState; round: number }>({ state: start, round: 0 });
  const waiting: PendingToken[] = [];
  const runAgain = (): void => {
    if (isConfigured) check.set({ state: start, round: check.read().round + 1 });
  };
  return {
    subscribe: check.subscribe,
    /** The state, and how often it was begun: each round has a widget of its own. */
    read: check.read,
    set: (state: CheckState) => {
      check.set({ ...check.read(), state });
      const settled = state.tag === 'done' || state.tag === 'failed' ? waiting.splice(0) : [];
      for (const { resolve, reject } of settled) {
        if (state.tag === 'done') resolve(state.token);
        if (state.tag === 'failed') reject(new Error(`Tele: the human check failed (${state.why}).`));
      }
    },
    /** The token, as soon as there is one; a check that failed is begun anew. Rejects when it fails. */
    ask: (): Promise<string> => {
      const { state } = check.read();
      if (state.tag === 'done') return Promise.resolve(state.token);
      if (!isConfigured) return Promise.reject(new Error('Tele: the human check is not configured.'));
      if (state.tag === 'failed') runAgain();
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    /** Begins anew: a token counts once, and one that was refused not at all. */
    runAgain,
  };
}

export type CheckStore = ReturnType<typeof createCheckStore>;

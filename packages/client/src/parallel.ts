import { slotWorkers } from '@tele/core';

export interface SlotLoading<Loaded> {
  specialistIds: readonly string[];
  load: (specialistId: string, signal: AbortSignal | undefined) => Promise<Loaded>;
  /** Parallel requests. Default: 5 (spec section 9 'Parallel slot fetches'). */
  workers?: number;
  onLoaded: (specialistId: string, loaded: Loaded) => void;
  onFailed: (specialistId: string, error: unknown) => void;
  signal?: AbortSignal;
}

/** Loads slots of several specialists in parallel. Failures do not stop the others. Settles when all are done. */
export async function loadSlotsInParallel<Loaded>(loading: SlotLoading<Loaded>): Promise<void> {
  const { specialistIds, load, workers = slotWorkers, onLoaded, onFailed, signal } = loading;
  const queue = specialistIds.values();

  async function work(): Promise<void> {
    // One iterator for all workers: each takes the next specialist.
    for (const specialistId of queue) {
      if (signal?.aborted) return;
      const outcome = await settle(() => load(specialistId, signal));
      if (signal?.aborted) return;
      if ('error' in outcome) onFailed(specialistId, outcome.error);
      else onLoaded(specialistId, outcome.loaded);
    }
  }

  await Promise.all(Array.from({ length: workers }, work));
}

// Separate from the callbacks, so their errors do not count as loading errors.
async function settle<Loaded>(load: () => Promise<Loaded>): Promise<{ loaded: Loaded } | { error: unknown }> {
  try {
    return { loaded: await load() };
  } catch (error) {
    return { error };
  }
}

import { slotWorkers } from '@tele/core';

export interface SlotLoading<Loaded> {
  specialistIds: readonly string[];
  load: (specialistId: string, signal: AbortSignal | undefined) => Promise<Loaded>;
  /** Parallel requests. Default: 5 (spec section 9 'Parallel slot fetches'). */
  workers?: number;
  onLoaded?: (specialistId: string, loaded: Loaded) => void;
  onFailed?: (specialistId: string, error: unknown) => void;
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
      // Settled first: errors of the callbacks do not count as loading errors.
      const [outcome] = await Promise.allSettled([load(specialistId, signal)]);
      if (signal?.aborted) return;
      if (outcome.status === 'rejected') onFailed?.(specialistId, outcome.reason);
      else onLoaded?.(specialistId, outcome.value);
    }
  }

  await Promise.all(Array.from({ length: workers }, work));
}

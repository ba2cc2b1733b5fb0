import { slotWorkers } from '@tele/core';

export interface SlotLoading<Loaded> {
  specialistIds: readonly string[];
  load: (specialistId: string, signal: AbortSignal | undefined) => Promise<Loaded>;
  /** How many at once; 5 unless told (spec section 9 'Parallel slot fetches'). */
  workers?: number;
  /** Called for each specialist as soon as its own slots are there. */
  onLoaded: (specialistId: string, loaded: Loaded) => void;
  onFailed: (specialistId: string, error: unknown) => void;
  /** Once aborted, nothing more is started and neither callback is called again. */
  signal?: AbortSignal;
}

/** Loads the slots of several specialists, a few at a time; one that fails does not stop the others. Settles when all have. */
export async function loadSlotsInParallel<Loaded>(loading: SlotLoading<Loaded>): Promise<void> {
  const { specialistIds, load, workers = slotWorkers, onLoaded, onFailed, signal } = loading;
  const queue = specialistIds.values();

  async function work(): Promise<void> {
    // One iterator for all workers: each takes the next specialist that nobody has.
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

// Apart from the callbacks, so that an error of theirs is not taken for one of the loading.
async function settle<Loaded>(load: () => Promise<Loaded>): Promise<{ loaded: Loaded } | { error: unknown }> {
  try {
    return { loaded: await load() };
  } catch (error) {
    return { error };
  }
}

/** CPU that one call takes, in milliseconds. */
export interface Cost {
  readonly ms: number;
  /** Adds what was measured elsewhere, such as in a worker. */
  spend: (ms: number) => void;
  /** Runs work and adds the time of its synchronous part. */
  measure: <T>(work: () => T) => T;
}

/** Milliseconds of CPU that this thread has used. Time in which another process had the processor does not count. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

export function createCost(): Cost {
  let ms = 0;
  return {
    get ms() {
      return ms;
    },
    spend: (more) => void (ms += more),
    measure: (work) => {
      const start = threadMs();
      try {
        return work();
      } finally {
        ms += threadMs() - start;
      }
    },
  };
}

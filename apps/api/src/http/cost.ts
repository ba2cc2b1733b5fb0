export interface Cost {
  readonly ms: number;
  spend: (ms: number) => void;
  /** Runs work and adds the CPU time of its synchronous part. */
  measure: <T>(work: () => T) => T;
}

/** CPU milliseconds of this thread. Excludes time when other processes had the CPU. */
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

/** CPU that one call takes, in milliseconds. */
export interface Cost {
  readonly ms: number;
  /** Adds what was measured elsewhere, such as in a worker. */
  spend: (ms: number) => void;
  /** Runs work and adds the time of its synchronous part. */
  measure: <T>(work: () => T) => T;
}

export function createCost(): Cost {
  let ms = 0;
  return {
    get ms() {
      return ms;
    },
    spend: (more) => void (ms += more),
    measure: (work) => {
      const start = performance.now();
      try {
        return work();
      } finally {
        ms += performance.now() - start;
      }
    },
  };
}

import { useCallback, useEffect, useState } from 'react';

interface Late<Part> {
  /** Null until it has come. */
  part: Part | null;
  /** How often it was wanted and could not be fetched. */
  failures: number;
}

/**
 * A part of the screen whose code comes when it is wanted, or sooner with `prepare`. What could not be fetched is asked for again with
 * each new value of `wanted`: a connection that was gone must neither take the screen down nor keep the part away for good.
 */
export const useLate = <Part>(load: () => Promise<{ default: Part }>, wanted: unknown) => {
  const [late, setLate] = useState<Late<Part>>({ part: null, failures: 0 });
  const fetchPart = useCallback(
    (asked: boolean): void => {
      load().then(
        (loaded) => setLate((held) => (held.part ? held : { part: loaded.default, failures: 0 })),
        () => setLate((held) => (held.part || !asked ? held : { part: null, failures: held.failures + 1 })),
      );
    },
    [load],
  );
  useEffect(() => {
    if (wanted) fetchPart(true);
  }, [wanted, fetchPart]);
  const prepare = useCallback(() => fetchPart(false), [fetchPart]);
  return { ...late, prepare };
};

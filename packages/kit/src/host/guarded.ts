/**
 * A host's callback as a widget calls it: what it throws is the host's own fault, so its page hears of it as of any error of its
 * scripts, and the widget goes on.
 */
export const guarded =
  <Given extends readonly unknown[]>(callback: (...given: Given) => unknown) =>
  (...given: Given): void => {
    try {
      callback(...given);
    } catch (error) {
      globalThis.reportError(error);
    }
  };

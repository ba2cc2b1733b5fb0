/** Wraps a host's callback: its errors are reported as the page's, and the widget keeps working. */
export const guarded =
  <Given extends readonly unknown[]>(callback: (...given: Given) => unknown) =>
  (...given: Given): void => {
    try {
      callback(...given);
    } catch (error) {
      globalThis.reportError(error);
    }
  };

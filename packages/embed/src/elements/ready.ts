export function createReady(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((keep) => (resolve = keep));
  return { promise, resolve: () => resolve() };
}

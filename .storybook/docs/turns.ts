let last: Promise<void> = Promise.resolve();

const mostMs = 8_000;

/** Queues stories with plays: only one can have the focus. `begin` calls its argument when done. Can be cancelled. */
export function takeTurn(begin: (rests: () => void) => void): () => void {
  let rests = (): void => undefined;
  const own = new Promise<void>((resolve) => {
    rests = resolve;
  });
  const before = last;
  last = own;
  let gone = false;
  void before.then(() => {
    if (gone) return;
    setTimeout(rests, mostMs);
    begin(rests);
  });
  return () => {
    gone = true;
    // A cancelled turn still waits for earlier ones.
    void before.then(rests);
  };
}

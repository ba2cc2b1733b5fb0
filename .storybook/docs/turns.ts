let last: Promise<void> = Promise.resolve();

/** So long a story may take to come to rest before the next one begins. */
const mostMs = 8_000;

/**
 * Stories that are played on one page take turns, since only one of them can have the focus. Begins when it is this one's turn, and is to call
 * what it is given when it rests; what is returned gives the turn up.
 */
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
    // Whoever gives up before their turn still lets those before them finish.
    void before.then(rests);
  };
}

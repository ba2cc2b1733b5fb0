/** What a measured process is asked by its parent, by name. */
export type Asks = Readonly<Record<string, (given: never) => unknown>>;

interface CallMessage {
  id: number;
  name: string;
  given: unknown;
}

/** Answers the parent's questions over the channel it was started with, and tells it first where this process listens. */
export function answerAsks(asks: Asks, listens: { url: string }): void {
  process.on('message', ({ id, name, given }: CallMessage) => {
    void Promise.resolve(asks[name]?.(given as never)).then((answer) => process.send?.({ id, answer }));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ id: 0, answer: listens.url });
}

/** Microseconds of CPU that this process has used. */
export function cpuOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

export type Asks = Readonly<Record<string, (given: never) => unknown>>;

interface CallMessage {
  id: number;
  name: string;
  given: unknown;
}

export function answerAsks(asks: Asks, listens: { url: string }): void {
  process.on('message', ({ id, name, given }: CallMessage) => {
    void Promise.resolve(asks[name]?.(given as never)).then((answer) => process.send?.({ id, answer }));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ id: 0, answer: listens.url });
}

export function cpuOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

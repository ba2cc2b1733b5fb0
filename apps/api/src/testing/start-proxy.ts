import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Loses the next matching statement or its answer, then the connection. */
export interface Cut {
  text: string;
  loses: 'statement' | 'answer';
}

export interface Proxy {
  databaseUrl: string;
  cut: (...cuts: Cut[]) => void;
  turnTo: (databaseUrl: string) => void;
  freeze: () => void;
  stop: () => Promise<void>;
}

export async function startProxy(databaseUrl: string): Promise<Proxy> {
  let target = new URL(databaseUrl);
  const cuts: Cut[] = [];
  const sockets = new Set<Socket>();
  let frozen = false;

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const both = [client, upstream];
    const end = (): void => both.forEach((socket) => socket.destroy());
    let loseAnswer = false;
    for (const socket of both) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => (sockets.delete(socket), end()));
    }
    client.on('data', (chunk) => {
      const index = cuts.findIndex(({ text }) => chunk.includes(text));
      const [cut] = index < 0 ? [] : cuts.splice(index, 1);
      if (cut?.loses === 'statement') return end();
      loseAnswer = cut !== undefined;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (loseAnswer) end();
      else if (!frozen) client.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    databaseUrl: url.href,
    cut: (...more) => void cuts.push(...more),
    turnTo: (other) => {
      target = new URL(other);
      for (const socket of sockets) socket.destroy();
    },
    freeze: () => void (frozen = true),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

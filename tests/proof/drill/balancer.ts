import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** TCP balancer on a free port by default: each connection goes to the next process that accepts it. */
export async function startBalancer(
  ports: readonly number[],
  at = 0,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer({ pauseOnConnect: true }, (client) => {
    keep(client);
    client.on('error', () => client.destroy());
    const attempt = (left: number): void => {
      turn += 1;
      const upstream = connect(ports[turn % ports.length] ?? 0, '127.0.0.1');
      keep(upstream);
      let through = false;
      upstream.on('connect', () => {
        through = true;
        client.pipe(upstream).pipe(client);
        client.on('close', () => upstream.destroy());
      });
      upstream.on('error', () => {
        upstream.destroy();
        if (through || left === 0) client.destroy();
        else attempt(left - 1);
      });
      upstream.on('close', () => through && client.destroy());
    };
    attempt(ports.length);
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

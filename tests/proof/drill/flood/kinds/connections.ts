import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kind } from '../person.ts';

const mostOpen = 500;

export const idleConnections: Kind = (person) => {
  const { hostname, port, pathname } = new URL(person.url);
  const open = new Set<Socket>();
  const openSocket = (said: string): void => {
    if (open.size >= mostOpen) return;
    const socket = connect(Number(port), hostname, () => socket.write(said));
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    open.add(socket);
  };
  const heads = [
    '',
    `GET ${pathname}/auth/me HTTP/1.1\r\nHost: x\r\nX-A: `,
    `POST ${pathname}/specialists/search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{`,
    `POST ${pathname}/specialists/search HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
    'NOT HTTP AT ALL\r\n\r\n',
  ];
  return {
    round: async () => {
      openSocket(person.dice.pick(heads));
      const body = { profession: 'doctor', specialty: 'Cardiology' };
      await person.call('searchSpecialists', { json: body, abortAfterMs: 1 + person.dice.below(5) });
      await wait(5);
    },
    end: async () => {
      for (const socket of open) socket.destroy();
    },
  };
};

import { createServer, type Socket } from 'node:net';
import { readRequest, type ScanRequest } from './read-request.ts';

const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
/** `StreamMaxLength` of clamd. */
const maxBytes = 25 * 1024 * 1024;

export async function listenClamd(port: number, host: string): Promise<ClamdListener> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    readRequest(socket, maxBytes).then(
      (request) => socket.end(answerOf(request) + request.end),
      () => socket.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

export interface ClamdListener {
  /** Differs from the port that was asked for when that was 0. */
  port: number;
  close(): Promise<void>;
}

function answerOf({ command, bytes, tooLong }: ScanRequest): string {
  if (command === 'PING') return 'PONG';
  if (command === 'VERSION') return 'ClamAV 1.4.2/27500/Thu Nov 26 08:00:00 2026';
  if (command !== 'INSTREAM') return 'UNKNOWN COMMAND';
  if (tooLong) return 'INSTREAM size limit exceeded. ERROR';
  return bytes.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
}

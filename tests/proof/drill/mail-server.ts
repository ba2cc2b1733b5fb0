import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface DeliveredEmail {
  /** Part of the Message-ID before the @: the job's ID. */
  id: string;
  to: string;
  subject: string;
}

/** Mail server that keeps the headers of accepted emails, and can stall or lose responses. */
export interface MailServer {
  port: number;
  letters: DeliveredEmail[];
  /** Stalls all connections until `speak`. */
  silence: () => void;
  speak: () => void;
  /** Accepts the next email and loses the response. */
  loseAnswer: () => void;
  stop: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const letters: DeliveredEmail[] = [];
  const sockets = new Set<Socket>();
  const unsaid: (() => void)[] = [];
  let silent = false;
  let losing = 0;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    socket.setEncoding('utf8');
    const say = (text: string): void => {
      const write = (): void => void (socket.destroyed || socket.write(`${text}\r\n`));
      if (silent) unsaid.push(write);
      else write();
    };
    let to = '';
    let received = '';
    let inData = false;
    const take = (data: string): void => {
      letters.push({ id: headOf(data, 'Message-ID').replace(/^<|@.*$/g, ''), to, subject: headOf(data, 'Subject') });
      if (losing === 0) return say('250 taken');
      losing -= 1;
      socket.destroy();
    };
    const hear = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') to = /<(.*?)>/.exec(line)?.[1] ?? '';
      if (verb === 'DATA') {
        inData = true;
        return say('354 go on');
      }
      say(verb === 'QUIT' ? '221 bye' : '250 ok');
    };
    socket.on('data', (chunk: string) => {
      received += chunk;
      for (;;) {
        const end = received.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = received.slice(0, end);
        received = received.slice(end + (inData ? 5 : 2));
        if (!inData) hear(part);
        else {
          inData = false;
          take(part);
        }
      }
    });
    say('220 drill');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    letters,
    silence: () => void (silent = true),
    speak: () => {
      silent = false;
      for (const write of unsaid.splice(0)) write();
    },
    loseAnswer: () => void (losing += 1),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function headOf(data: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(data)?.[1]?.trim() ?? '';
}

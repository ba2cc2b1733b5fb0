// Loaded first into the servers (`node --import`): a clock ahead by the milliseconds in
// CLOCK_FILE, which clock.ts writes.
import { readFileSync } from 'node:fs';
import { Server, type ServerResponse } from 'node:http';

const file = process.env.CLOCK_FILE ?? '';
let aheadMs = 0;

function read(): void {
  try {
    aheadMs = Number(readFileSync(file, 'utf8'));
  } catch {
    aheadMs = 0;
  }
}
read();
setInterval(read, 50).unref();

const machine = Date;
const now = (): number => machine.now() + aheadMs;
globalThis.Date = new Proxy(machine, {
  apply: () => new machine(now()).toString(),
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget === Date ? target : newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

type Emit = (this: void, event: string | symbol, ...given: unknown[]) => boolean;

// Node takes an HTTP response's Date from its own clock.
Server.prototype.emit = new Proxy(Reflect.get(Server.prototype, 'emit') as Emit, {
  apply: (emit, server: Server, [event, ...given]: Parameters<Emit>) => {
    if (event === 'request') (given[1] as ServerResponse).setHeader('date', new Date().toUTCString());
    return Reflect.apply(emit, server, [event, ...given]) as boolean;
  },
});

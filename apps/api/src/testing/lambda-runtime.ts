import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { unzip } from './unzip.ts';

export type Outcome = { tag: 'answer'; body: unknown } | { tag: 'error'; type: string; message: string };

export interface LambdaRuntime {
  invoke: (event: object) => Promise<Outcome>;
  stop: () => Promise<void>;
}

function later<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

/** The Runtime API on loopback, and a process with only the unpacked zip and its environment. */
export async function startLambda(zip: Buffer, variables: Record<string, string>): Promise<LambdaRuntime> {
  const root = mkdtempSync(join(tmpdir(), 'tele-lambda-'));
  for (const [name, data] of unzip(zip)) writeFileSync(join(root, name), data);

  const notStarted = later<Outcome>();
  let asking = later<ServerResponse>();
  let outcome = later<Outcome>();
  let invoked = 0;

  const server = createServer((request, response) => void take(request, response));
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.replace('/2018-06-01/runtime', '') ?? '';
    if (path === '/invocation/next') return asking.resolve(response);
    const body = JSON.parse(await text(request)) as { errorType: string; errorMessage: string };
    const deferred = path === '/init/error' ? notStarted : outcome;
    if (path.endsWith('/error')) deferred.resolve({ tag: 'error', type: body.errorType, message: body.errorMessage });
    else deferred.resolve({ tag: 'answer', body });
    response.writeHead(202).end();
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const child = spawn(process.execPath, [join(import.meta.dirname, 'lambda-bootstrap.ts')], {
    cwd: root,
    env: {
      ...variables,
      _HANDLER: 'index.handler',
      LAMBDA_TASK_ROOT: root,
      AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_LAMBDA_FUNCTION_NAME: 'tele',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  return {
    invoke: async (event) => {
      const response = await Promise.race([asking.promise, notStarted.promise]);
      if ('tag' in response) return response;
      asking = later();
      outcome = later();
      invoked += 1;
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'lambda-runtime-aws-request-id': `request-${invoked}`,
          'lambda-runtime-deadline-ms': String(Date.now() + 30_000),
        })
        .end(JSON.stringify(event));
      return outcome.promise;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      if (child.exitCode === null) {
        child.kill('SIGKILL');
        await ended;
      }
      server.closeAllConnections();
      server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

import type { RouteName } from '@tele/core';
import { onTestFinished } from 'vitest';
import { callRoute, type Called, type CallOptions, type TestApi } from './start-api.ts';
import { startServer } from './start-server.ts';

/** Calls one process by index. Repeats the call after a 503 of a busy machine, as clients do. */
export type CallServer = (name: RouteName, index: number, options: CallOptions) => Promise<Called>;

/** Three API processes on the database of `api`, stopped after the test. */
export async function startServers(api: TestApi): Promise<CallServer> {
  const servers = await Promise.all([1, 2, 3].map(() => startServer(api.services.config)));
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))));
  const callServer: CallServer = async (name, index, options) => {
    const url = servers[index % servers.length]?.url;
    const fetchThere: TestApi['fetch'] = (path, init) => fetch(`${url}${path}`, init);
    const called = await callRoute({ fetch: fetchThere, identity: api.identity }, name, options);
    return called.status === 503 ? callServer(name, index, options) : called;
  };
  return callServer;
}

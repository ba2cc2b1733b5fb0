import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { appointmentRoutes } from './appointments.ts';
import { availabilityRoutes } from './availability.ts';
import { createDesk } from './desk.ts';
import { inboxRoutes } from './inbox.ts';
import { offerRoutes } from './offers.ts';
import { defaultOptions, type OwnServerOptions } from './options.ts';
import { peopleRoutes } from './people.ts';
import { Refusal } from './refusal.ts';
import { searchRoutes } from './search.ts';
import { oneSelectionRoute, selectionRoutes } from './selections.ts';
import { createState, type State } from './state.ts';

export interface OwnServer {
  url: string;
  state: State;
  /** Calls that section 7 does not name, such as 'GET /payouts/mine'. */
  unknownCalls: string[];
  /** Headers that a page asked for and CORS does not allow. */
  refusedHeaders: string[];
  close: () => Promise<void>;
}

const allowedHeaders = ['authorization', 'content-type'];

export async function startOwnServer(changes: Partial<OwnServerOptions> = {}, port = 0): Promise<OwnServer> {
  const options = { ...defaultOptions, ...changes };
  const state = createState(options.now());
  const unknownCalls: string[] = [];
  const refusedHeaders: string[] = [];
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.method === 'OPTIONS') {
      refusedHeaders.push(...headersIn(c.req.header('access-control-request-headers')));
      return c.body(null, 204, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': allowedHeaders.join(', '),
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      });
    }
    await next();
    c.res.headers.set('access-control-allow-origin', '*');
    return undefined;
  });
  for (const call of options.without) {
    const [method = '', path = ''] = call.split(' ');
    app.on(method, path, (c) => c.json({ error: 'Not found' }, 404));
  }
  const desk = createDesk(state, options);
  for (const routes of [
    peopleRoutes,
    searchRoutes,
    availabilityRoutes,
    selectionRoutes,
    inboxRoutes,
    oneSelectionRoute,
    offerRoutes,
    appointmentRoutes,
  ]) {
    app.route('/', routes(desk));
  }
  app.notFound((c) => {
    unknownCalls.push(`${c.req.method} ${c.req.path}`);
    return c.json({ error: 'Not found' }, 404);
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: error.message }, error.status);
    return c.json({ error: error.message }, 500);
  });

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${listening}`,
    state,
    unknownCalls,
    refusedHeaders,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function headersIn(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && !allowedHeaders.includes(name));
}

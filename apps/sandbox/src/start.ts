import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createTransport } from 'nodemailer';
import { calendarRoutes } from './calendars/routes.ts';
import { listenClamd } from './clamd/listen.ts';
import type { SandboxConfig } from './config.ts';
import { faults } from './faults.ts';
import { googleRoutes } from './google/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { indexPage } from './index-page.ts';
import { openJournal } from './journal.ts';
import { serviceAccountPublicKey } from './keys.ts';
import { openOutbox } from './mail/outbox.ts';
import { mailRoutes } from './mail/routes.ts';
import { listenSmtp } from './mail/smtp.ts';
import { s3Routes } from './s3/routes.ts';
import { peopleOf } from './identity/users.ts';
import { simulateSpecialists } from './specialists/simulate.ts';
import type { SandboxEnv, Site } from './site.ts';
import { stripeRoutes } from './stripe/routes.ts';
import { turnstileRoutes } from './turnstile/routes.ts';

export interface Sandbox {
  url: string;
  smtpPort: number;
  clamdPort: number;
  close(): Promise<void>;
}

export class PortTaken extends Error {}

export async function startSandbox(given: SandboxConfig): Promise<Sandbox> {
  // Written before listening: callers may read the service account as soon as the port opens.
  const publicKey = serviceAccountPublicKey(given);
  let handle: (request: Request, env: SandboxEnv['Bindings']) => Response | Promise<Response> = () =>
    new Response('Starting', { status: 503 });
  const server = createAdaptorServer({
    fetch: (request, env) => handle(request, env as SandboxEnv['Bindings']),
  }) as Server;
  server.keepAliveTimeout = 65_000; // longer than clients keep connections, to avoid closing one in use
  const port = await listen(server, given).catch(explain('SANDBOX_PORT', given.port));
  // Opened after listening: two sandboxes cannot share a port, so they never share a journal.
  const journal = openJournal(join(given.stateDir, 'journal.jsonl'));
  const outbox = openOutbox(journal);
  const smtp = await listenSmtp(outbox, given.smtpPort, given.host).catch(async (error: unknown) => {
    await shut(server);
    return explain('SANDBOX_SMTP_PORT', given.smtpPort)(error);
  });
  const clamd = await listenClamd(given.clamdPort, given.host).catch(async (error: unknown) => {
    await Promise.all([shut(server), smtp.close()]);
    return explain('SANDBOX_CLAMD_PORT', given.clamdPort)(error);
  });

  const config = { ...given, port, smtpPort: smtp.port, clamdPort: clamd.port };
  const transport = createTransport({ host: '127.0.0.1', port: smtp.port, ignoreTLS: true });
  const site: Site = {
    config,
    journal,
    url: given.publicUrl ?? `http://127.0.0.1:${port}`,
    sendMail: async (mail) => void (await transport.sendMail(mail)),
  };
  const { act, routes, ofEvent } = faults();
  const stripe = stripeRoutes(site, ofEvent);
  const app = new Hono<SandboxEnv>();
  app.use(act);
  app.use(async (_, next) => {
    await next();
    journal.commit(); // before responding
  });
  app.onError((error, c) => {
    console.error(error);
    return c.json({ error: { type: 'api_error', message: 'The sandbox failed.' } }, 500);
  });
  app.get('/health', (c) => c.json({ ok: true }));
  app.get('/', (c) => c.html(indexPage(site)));
  app.route('/', routes);
  const identity = await identityRoutes(site, publicKey);
  app.route('/', identity.app);
  app.route('/', googleRoutes(site));
  app.route('/', mailRoutes(outbox));
  app.route('/', turnstileRoutes(site));
  app.route('/', calendarRoutes());
  app.route('/', s3Routes(site));
  app.route('/', stripe.app);
  handle = (request, env) => app.fetch(request, env);
  const shown = new Set(config.google.accounts.map(({ email }) => email));
  const simulation =
    config.repliesApi &&
    simulateSpecialists({
      api: config.repliesApi,
      portalUrl: config.portalUrl,
      outbox,
      signIn: identity.signIn,
      report: (problem) => console.error(problem),
      isPerson: (email) => shown.has(email) || peopleOf(journal).get(email) !== undefined,
    });

  return {
    url: site.url,
    smtpPort: smtp.port,
    clamdPort: clamd.port,
    async close() {
      if (simulation) simulation.stop();
      stripe.stop();
      transport.close();
      await Promise.all([shut(server), smtp.close(), clamd.close()]);
      journal.commit();
    },
  };
}

function listen(server: Server, { port, host }: Pick<SandboxConfig, 'port' | 'host'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function shut(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

function explain(variable: string, port: number): (error: unknown) => never {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new PortTaken(`Port ${port} is taken. Stop what listens there, or set ${variable} to another port.`);
  };
}

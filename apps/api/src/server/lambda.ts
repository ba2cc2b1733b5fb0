import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { createApp } from './app.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { openOwner } from '../db/owner.ts';
import { checkKeys } from '../encryption/check-keys.ts';
import { createServices } from './services.ts';

type Run = ReturnType<typeof handle>;

function lazily(): () => Promise<{ run: Run; basePath: string }> {
  let made: Promise<{ run: Run; basePath: string }> | undefined;
  const make = async (): Promise<{ run: Run; basePath: string }> => {
    const config = readConfig();
    if (!config.databaseUrl)
      throw new Error('DATABASE_URL is missing: a function has no folder to keep a database in.');
    const database = await openDatabase(config);
    const services = createServices(config, { ...database, owner: await openOwner(config) });
    await services.replicas?.meet(database.pool);
    await checkKeys(database.db, config.fieldKeys, services.now());
    return {
      run: handle(createApp(services, { clientIp: sourceIp })),
      basePath: config.basePath,
    };
  };
  return () => {
    made ??= make();
    made.catch(() => (made = undefined));
    return made;
  };
}

const app = lazily();

export async function handler(event: LambdaEvent, context?: LambdaContext): Promise<unknown> {
  const { run, basePath } = await app();
  return run(underBasePath(event, basePath), context);
}

/** Adds the base path once: `rawPath` of v2 events has the stage (`/prod/…`); v1 and custom domains don't. */
export function underBasePath(event: LambdaEvent, basePath: string): LambdaEvent {
  const within = (path: string): string =>
    path === basePath || path.startsWith(`${basePath}/`) ? path : basePath + path;
  if ('rawPath' in event) return { ...event, rawPath: within(event.rawPath) };
  return 'path' in event ? { ...event, path: within(event.path) } : event;
}

function sourceIp(env: unknown): string | undefined {
  const { requestContext } = (
    env as { event: { requestContext?: { http?: { sourceIp?: string }; identity?: { sourceIp?: string } } } }
  ).event;
  return requestContext?.http?.sourceIp ?? requestContext?.identity?.sourceIp;
}

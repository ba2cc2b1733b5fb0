import type { RequestIdVariables } from 'hono/request-id';

/** What travels with a request inside Hono; the log line is made of it. */
export interface RequestEnv {
  Variables: RequestIdVariables & {
    /** The name of the call in `routes.ts`. */
    route?: string;
    userId?: string;
  };
}

import type { ErrorCode } from '@tele/core';

/** What travels with a request inside Hono; the log line is made of it. */
export interface RequestEnv {
  Variables: {
    requestId: string;
    /** The name of the call in `routes.ts`. */
    route?: string;
    userId?: string;
    /** The partner on whose page, or by whose server, it was made. */
    partnerId?: string;
    /** Of the error that is answered. */
    code?: ErrorCode;
    /** What its answer carries, whatever it is. */
    headers: Readonly<Record<string, string>>;
    /** Whether the answer was made with them. */
    complete?: true;
  };
}

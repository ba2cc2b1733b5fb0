import type { ErrorCode } from '@tele/core';

/** Hono variables of a request, used for its log line. */
export interface RequestEnv {
  Variables: {
    requestId: string;
    /** Call name in `routes.ts`. */
    route?: string;
    userId?: string;
    /** Partner whose page or server made the call. */
    partnerId?: string;
    /** Error code of the response. */
    code?: ErrorCode;
    /** Headers of every response to the request. */
    headers: Readonly<Record<string, string>>;
    /** Set when the response already has these headers. */
    complete?: true;
  };
}

import type { ErrorCode } from '@tele/core';

export interface RequestEnv {
  Variables: {
    requestId: string;
    route?: string;
    userId?: string;
    partnerId?: string;
    code?: ErrorCode;
    /** Headers of every response to the request. */
    headers: Readonly<Record<string, string>>;
    /** Set when the response already has these headers. */
    complete?: true;
  };
}

import { HttpResponse } from 'msw';
import type { ErrorBody, ErrorCode } from '../errors.ts';

export class Refusal {
  readonly respond: () => Response;

  constructor(respond: () => Response) {
    this.respond = respond;
  }
}

/** Error of the API, without status text as in HTTP/2: `fail(409, 'ALREADY_BOOKED', 'Already booked')`. */
export function fail(
  status: number,
  code: ErrorCode,
  error: string,
  detail: Pick<ErrorBody, 'fields' | 'clientSecret' | 'selectionId' | 'requestId'> = {},
): Refusal {
  // HttpResponse would add the status text.
  return new Refusal(() => Response.json({ error, code, ...detail }, { status, headers: { 'tele-api': '1' } }));
}

export const unreachable: Refusal = new Refusal(() => HttpResponse.error());

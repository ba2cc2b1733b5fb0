import { HttpResponse } from 'msw';
import type { ErrorBody, ErrorCode } from '../errors.ts';

/** What a mock answers instead of what was asked for; made by `fail` and `unreachable`. */
export class Refusal {
  readonly respond: () => Response;

  constructor(respond: () => Response) {
    this.respond = respond;
  }
}

/** A refusal of the API, as over HTTP/2 without a status text: `fail(409, 'ALREADY_BOOKED', 'Already booked')`. */
export function fail(
  status: number,
  code: ErrorCode,
  error: string,
  detail: Pick<ErrorBody, 'fields' | 'clientSecret' | 'selectionId' | 'requestId'> = {},
): Refusal {
  // HttpResponse would add the status text.
  return new Refusal(() => Response.json({ error, code, ...detail }, { status, headers: { 'tele-api': '1' } }));
}

/** No answer at all, as when the network is down. */
export const unreachable: Refusal = new Refusal(() => HttpResponse.error());

import { createHmac } from 'node:crypto';
import type { TestApi } from './start-api.ts';

export const webhookSecret = 'whsec_test';

interface Signed {
  secret?: string;
  /** Signing time in seconds since 1970; signatures are valid for five minutes. */
  seconds?: number;
}

export function signatureOf(
  body: string,
  { secret = webhookSecret, seconds = Math.floor(Date.now() / 1_000) }: Signed = {},
): string {
  const mark = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mark}`;
}

export async function deliverEvent(api: TestApi, event: unknown, signed: Signed = {}): Promise<Response> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  return api.fetch('/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(body, signed) },
  });
}

let events = 0;

export function eventOf(type: string, object: unknown): { id: string; object: 'event'; type: string; data: object } {
  events += 1;
  return { id: `evt_${events}`, object: 'event', type, data: { object } };
}

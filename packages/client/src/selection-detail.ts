import type { Selection } from '@tele/core/contract';
import { refusalTexts, waits } from '@tele/core';
import type { TeleClient } from './create-client.ts';
import { eachPage } from './each-page.ts';
import { TeleError } from './errors.ts';
import { wait as waitFor, type Wait } from './wait.ts';

export interface FetchSelectionOptions {
  /** True after the payment: waits a moment for the API. */
  fromPayment?: boolean;
  signal?: AbortSignal;
  wait?: Wait;
}

/** Reads a request: 5 retries, then the list (spec section 4). Throws STILL_PREPARING after a payment. */
export async function fetchSelection(
  client: TeleClient,
  id: string,
  { fromPayment = false, signal, wait = waitFor }: FetchSelectionOptions = {},
): Promise<Selection> {
  if (fromPayment) await wait(waits.afterPayment, signal);
  for (let retries = 0; ; retries += 1) {
    try {
      return await client.call('getSelection', { params: { id }, signal });
    } catch (error) {
      if (!(error instanceof TeleError)) throw error;
      if (isUnavailable(error)) return findInMine(client, id, signal, notFound());
      if (error.status !== 404) throw error;
      if (retries === waits.selectionRetries)
        return findInMine(client, id, signal, fromPayment ? stillPreparing() : notFound());
    }
    await wait(waits.selectionBackoff * 2 ** retries, signal);
  }
}

function isUnavailable({ status }: TeleError): boolean {
  return status === 405 || status >= 500;
}

async function findInMine(
  client: TeleClient,
  id: string,
  signal: AbortSignal | undefined,
  absent: TeleError,
): Promise<Selection> {
  for await (const { items } of eachPage(client, 'mySelections', { signal })) {
    const found = items.find((selection) => selection.selectionId === id);
    if (found) return found;
  }
  throw absent;
}

function stillPreparing(): TeleError {
  return new TeleError('STILL_PREPARING', 404, { error: 'Still preparing your request. Please reload in a moment.' });
}

function notFound(): TeleError {
  return new TeleError('NOT_FOUND', 404, { error: refusalTexts.NOT_FOUND });
}

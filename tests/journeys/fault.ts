import { addresses } from './addresses.ts';

interface Fault {
  path: string;
  method?: string;
  /** For an upload to storage, `cut` drops the connection after this many `bytes`. */
  mode: 'before' | 'after' | 'error' | 'delay' | 'cut';
  times: number;
  bytes?: number;
}

/** Makes a stand-in fail the next calls of one kind, as a network would. */
export async function breakService(fault: Fault): Promise<void> {
  const answer = await fetch(`${addresses.sandbox}/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the fault: ${await answer.text()}`);
}

export async function mendServices(): Promise<void> {
  await fetch(`${addresses.sandbox}/_faults`, { method: 'DELETE' });
}

/** Planned faults that have not happened yet. */
export async function plannedFaults(): Promise<unknown[]> {
  const answer = await fetch(`${addresses.sandbox}/_faults`);
  return ((await answer.json()) as { items: unknown[] }).items;
}

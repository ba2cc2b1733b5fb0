import { addresses } from './addresses.ts';

interface Fault {
  path: string;
  method?: string;
  /** Of an upload to storage, `cut` ends the line after so many `bytes` of it. */
  mode: 'before' | 'after' | 'error' | 'delay' | 'cut';
  times: number;
  bytes?: number;
}

/** Makes a stand-in of another company fail the next calls of one kind, as a network would. */
export async function breakService(fault: Fault): Promise<void> {
  const answer = await fetch(`${addresses.sandbox}/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the fault: ${await answer.text()}`);
}

/** Takes back what was planned to fail. */
export async function mendServices(): Promise<void> {
  await fetch(`${addresses.sandbox}/_faults`, { method: 'DELETE' });
}

/** What is still planned to fail: nothing, once everything that was planned has happened. */
export async function plannedFaults(): Promise<unknown[]> {
  const answer = await fetch(`${addresses.sandbox}/_faults`);
  return ((await answer.json()) as { items: unknown[] }).items;
}

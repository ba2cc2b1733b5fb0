import { addresses } from './addresses.ts';

interface Fault {
  path: string;
  method?: string;
  mode: 'before' | 'after' | 'error' | 'delay';
  times: number;
}

/** Makes the stand-in of the payment provider fail the next calls of one kind, as a network would. */
export async function breakPayments(fault: Fault): Promise<void> {
  const answer = await fetch(`${addresses.sandbox}/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the fault: ${await answer.text()}`);
}

export async function mendPayments(): Promise<void> {
  await fetch(`${addresses.sandbox}/_faults`, { method: 'DELETE' });
}

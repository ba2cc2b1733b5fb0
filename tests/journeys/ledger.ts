import { addresses } from './addresses.ts';

interface Intent {
  id: string;
  amount: number;
  status: string;
  metadata: Record<string, string>;
}

export async function intentsOf(selectionId: string): Promise<Intent[]> {
  const answer = await fetch(`${addresses.sandbox}/_ledger.json`);
  const { paymentIntents } = (await answer.json()) as { paymentIntents: Intent[] };
  return paymentIntents.filter((intent) => Object.values(intent.metadata).includes(selectionId));
}

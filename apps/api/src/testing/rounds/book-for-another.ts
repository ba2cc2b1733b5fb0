import type { CountedApi } from './counted-api.ts';

export async function bookForAnother(on: CountedApi, as: { email: string }, round: number): Promise<void> {
  const add = async (name: string) => {
    const body = { name, relation: 'child', consent: true };
    const headers = { 'idempotency-key': `${name}-${round}` };
    return ((await on.call('addPerson', { as, body, headers })) as { personId: string }).personId;
  };
  const [finn, linh] = [await add('Finn'), await add('Linh')];
  const ask = { profession: 'tech', specialty: 'Websites', timeframe: 'this-week', personId: finn };
  await on.call('createOpenRequest', { as, body: ask });
  await on.call('savePerson', { as, params: { id: finn }, body: { name: 'Finn Tran', relation: 'child' } });
  await on.call('myPeople', { as });
  await on.pages('myRequests', { as });
  for (const id of [finn, linh]) await on.call('removePerson', { as, params: { id } });
}

import { expect } from 'vitest';
import { aPatient, type Person } from './people.ts';
import { someSpecialists, slotIn, specialty, type Specialists } from './requests.ts';
import type { Called, CallOptions, TestApi } from './start-api.ts';
import type { RouteName } from '@tele/core';

export interface Journeys {
  statuses: Map<number, number>;
  promised: Map<string, 'OPEN' | 'CANCELLED'>;
}

const atOnce = 8;

/** Patients create and withdraw requests, eight at a time. Allows only contract answers or 503. */
export async function runJourneys(
  api: TestApi,
  patients: number,
  between: (calls: number) => Promise<unknown>,
): Promise<Journeys> {
  const slotISO = slotIn(api);
  const specialists = await someSpecialists(api, 1, slotISO);
  const people: Person[] = [];
  for (let index = 0; index < patients; index += 1) people.push(await aPatient(api.services.db));
  const journeys: Journeys = { statuses: new Map(), promised: new Map() };
  let calls = 0;

  async function call(name: RouteName, options: CallOptions): Promise<Called> {
    const answer = await api.call(name, options);
    const { status, headers } = answer;
    journeys.statuses.set(status, (journeys.statuses.get(status) ?? 0) + 1);
    if (status === 503) expect(headers.get('retry-after')).toBe('2');
    calls += 1;
    await between(calls);
    return answer;
  }

  async function work(): Promise<void> {
    for (let person = people.pop(); person; person = people.pop()) {
      const { status, body } = await call('createSelection', { as: person, body: bodyOf(specialists, slotISO) });
      if (status !== 200) continue;
      const { selectionId } = body as { selectionId: string };
      journeys.promised.set(selectionId, 'OPEN');
      await call('mySelections', { as: person });
      const withdrawn = await call('cancelSelection', { as: person, params: { id: selectionId } });
      // Without an answer, either state is possible.
      if (withdrawn.status === 200) journeys.promised.set(selectionId, 'CANCELLED');
      else journeys.promised.delete(selectionId);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return journeys;
}

export async function expectKept({ services: { db } }: TestApi, { promised }: Journeys): Promise<void> {
  const rows = await db.selectFrom('selections').select(['id', 'state', 'patient_id']).execute();
  const kept = new Map(rows.map(({ id, state }) => [id, state as string]));
  for (const [id, state] of promised) expect([id, kept.get(id)]).toEqual([id, state]);
  expect(new Set(rows.map(({ patient_id }) => patient_id)).size).toBe(rows.length);
}

function bodyOf(specialists: Specialists, slotISO: string): unknown {
  const picks = specialists.map(({ specialistId }) => ({ specialistId, slotISO }));
  return { profession: 'doctor', specialty, picks, anyFee: true };
}

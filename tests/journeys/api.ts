import { expect } from '@playwright/test';
import type { Answer } from '../../packages/core/src/contract.ts';
import type { Span } from '../../packages/core/src/availability/free-slots.ts';
import { sydney, wallTimeOf, wallTimeToInstant, type DayKey } from '../../packages/core/src/index.ts';
import { addresses } from './addresses.ts';

/** Throws on any status but 200. `ifMatch`: version that the change is based on. */
export async function callApi<Answered>(
  token: string,
  path: string,
  { method = 'GET', body, ifMatch }: { method?: string; body?: unknown; ifMatch?: string } = {},
): Promise<Answered> {
  const answer = await fetch(`${addresses.api}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${method} ${path}`).toBe(200);
  return (await answer.json()) as Answered;
}

/** Sets a specialist's only available hours. Returns the specialist's ID. */
export async function saveHours(token: string, blocks: readonly Span[]): Promise<string> {
  const { version, specialistId } = await callApi<Answer<'myAvailability'>>(token, '/availability/mine');
  if (specialistId === undefined) throw new Error('Whoever is signed in is no specialist.');
  await callApi(token, '/availability/mine', { method: 'PUT', body: { blocks }, ifMatch: version });
  return specialistId;
}

/** Span of hours on a day in Sydney, such as 9 to 11.5. */
export const hoursOf = (day: DayKey, from: number, to: number): Span => ({
  startISO: wallTimeToInstant(day, from * 60, sydney),
  endISO: wallTimeToInstant(day, to * 60, sydney),
});

export async function slotsOn(token: string, specialistId: string, day: DayKey): Promise<number[]> {
  const path = `/availability/slots?specialistId=${specialistId}&days=30`;
  const { items } = await callApi<Answer<'availabilitySlots'>>(token, path);
  const walls = items.map(({ startISO }) => wallTimeOf(startISO, sydney));
  return walls.filter(({ dayKey }) => dayKey === day).map(({ minutes }) => minutes / 60);
}

import { describe, expect, it } from 'vitest';
import { contract, type Answer, type OpenRequest, type CallDefinition } from '@tele/core/contract';
import { aMe } from '@tele/core/testing';
import { anAppointment, anAppointmentPatient } from '@tele/core/testing';
import { anAvailability } from '@tele/core/testing';
import { aProvider } from '@tele/core/testing';
import { anAcceptedOffer, anOpenRequest, anIncomingOpenRequest } from '@tele/core/testing';
import { aBookedSelection, anIncomingSelection } from '@tele/core/testing';
import { someSpecialists } from '@tele/core/testing';
import { limits, type RouteName } from '@tele/core';
import type { LooseOptions } from '../call-types.ts';
import { createTeleClient } from '../create-client.ts';
import { TeleError } from '../errors.ts';
import { changed, pathsBeyond, pathsOf, without as withoutFields, type Path } from '../testing/fields.ts';

const feeCents = 24_500;
const sent: LooseOptions = {
  params: { id: 'sel_1', profession: 'doctors', category: 'doctors' },
  query: { specialistId: 'spc_1' },
};

/** Full answer of each specification call, with the input its reader uses. */
const answers: { [N in RouteName]?: [Answer<N> | [OpenRequest], LooseOptions?] } = {
  authMe: [aMe()],
  availableSpecialties: [{ items: [{ name: 'Cardiology', group: 'Adult Medicine', available: true }] }],
  searchSpecialists: [{ items: someSpecialists().slice(0, 1) }],
  availabilitySlots: [
    { specialistId: 'spc_1', items: [{ startISO: '2026-12-01T00:00:00.000Z', endISO: '2026-12-01T00:30:00.000Z' }] },
  ],
  myAvailability: [anAvailability()],
  getSelection: [aBookedSelection()],
  mySelections: [{ items: [aBookedSelection()] }],
  incomingSelections: [{ items: [anIncomingSelection()] }],
  openRequests: [{ items: [anIncomingOpenRequest()] }],
  myOffers: [{ items: [anAcceptedOffer()] }],
  myRequests: [[anOpenRequest()]],
  myAppointments: [{ items: [anAppointment({ patient: anAppointmentPatient() })] }],
  myProvider: [aProvider({ faults: [], documents: [], details: null })],
  createSelection: [{ selectionId: 'sel_1' }],
  attachPayment: [{ selectionId: 'sel_1', payment: { status: 'requires_capture' } }],
  acceptSelection: [{ selectionId: 'sel_1', status: 'PENDING' }, { body: { feeCents, paymentMethodId: 'pm_1' } }],
};

/** Parsed answer, or a TeleError if it is refused. Validity against the contract is checked. */
async function read(name: RouteName, body: unknown, input: LooseOptions = {}): Promise<unknown> {
  let isFirst = true;
  const client = createTeleClient({
    apiBase: '',
    wait: async () => undefined,
    now: () => Date.parse('2026-11-24T00:00:00Z'),
    fetch: async () => {
      // Other calls of the same read answer empty.
      const reply = isFirst ? body : [];
      isFirst = false;
      return Response.json(reply);
    },
  });
  const loose: { call: (name: RouteName, call: LooseOptions) => Promise<unknown> } = client as never;
  try {
    const definition: CallDefinition = contract[name];
    return definition.ok.parse(await loose.call(name, { ...sent, ...input }));
  } catch (error) {
    if (error instanceof TeleError) return error;
    throw error;
  }
}

/** Every amount of money in an answer. */
function amounts(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key.endsWith('Cents') && typeof inside === 'number' ? [inside] : amounts(inside),
  );
}

const cases = Object.entries(answers) as [RouteName, [unknown, LooseOptions?]][];
const isRefusal = (answer: unknown): boolean => answer instanceof TeleError;

describe.each(cases)('%s of a server that follows the specification', (name, [full, input]) => {
  const beyond = pathsBeyond(full);
  const without = async (path: Path) => read(name, changed(full, path), input);

  it('equals a full answer when the server knows all of the contract', async () => {
    const answer = await read(name, full, input);
    const said: unknown = JSON.parse(JSON.stringify(full));
    const [request] = Array.isArray(said) ? said : [];
    expect(answer).toMatchObject(request === undefined ? Object(said) : { items: [{ request }] });
  });

  it('can be read without any one field beyond the specification', async () => {
    const all = await Promise.all(beyond.map(async (path) => [path.join('.'), await without(path)] as const));
    expect(all.filter(([, answer]) => isRefusal(answer))).toEqual([]);
  });

  it('can be read without all of them', async () => {
    expect(isRefusal(await read(name, withoutFields(full, beyond), input))).toBe(false);
  });

  it('names no other amount when any one field is missing', async () => {
    const known = new Set([...amounts(full), limits.bookingFeeCents]);
    const all = await Promise.all(pathsOf(full).map(without));
    expect(all.flatMap(amounts).filter((cents) => !known.has(cents))).toEqual([]);
  });

  it('fits the contract or is refused with anything else in any field', async () => {
    const others = [null, '', 0, '7', 'Nonsense', '2026-12-01T00:00:00', true, [], {}, [null], '<html>'];
    const bodies = pathsOf(full).flatMap((path) => others.map((value) => changed(full, path, { value })));
    await expect(Promise.all(bodies.map((body) => read(name, body, input)))).resolves.toHaveLength(bodies.length);
  });

  it('is refused as anything else, and never an empty list', async () => {
    const others = ['<html>', 'ok', 7, null, {}, { message: 'Hello' }, { items: 'many' }, [null], [7]];
    const all = await Promise.all(others.map((body) => read(name, body)));
    expect(all.filter((answer) => !isRefusal(answer) && Reflect.get(Object(answer), 'items')?.length === 0)).toEqual(
      [],
    );
  });
});

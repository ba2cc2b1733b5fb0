import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createTeleClient } from '../create-client.ts';
import { eachPage } from '../each-page.ts';
import { anAppointment } from '@tele/core/testing';
import { applicationList, appointmentList, incomingList, selectionList } from '@tele/core/testing';
import { mock } from '@tele/core/testing';
import { aQueuedApplication } from '@tele/core/testing';
import { aBookedSelection, anIncomingSelection, aSelection } from '@tele/core/testing';

const client = createTeleClient({
  apiBase: 'https://api.example.com',
  fetch: async (url, init) => {
    const handlers = [
      mock('mySelections', selectionList(selections)),
      mock('incomingSelections', incomingList(incoming)),
      mock('myAppointments', appointmentList(appointments)),
      mock('staffApplications', applicationList(applications)),
    ];
    return (await getResponse(handlers, new Request(url, init))) ?? Response.error();
  },
});

const selections = [
  aBookedSelection(),
  aSelection({ selectionId: 'sel_2', status: 'CLOSED' }),
  aSelection({ selectionId: 'sel_3', payment: null }),
];
const incoming = ['a', 'b', 'c'].map((selectionId) => anIncomingSelection({ selectionId }));
const appointments = ['2026-11-25', '2026-11-20', '2026-11-24', '2026-11-21'].map((day) =>
  anAppointment({ selectionId: day, chosenSlotISO: `${day}T00:00:00.000Z` }),
);

const applications = [
  aQueuedApplication({ applicationId: 'app_1', name: 'Dr Mirela Kovač' }),
  aQueuedApplication({ applicationId: 'app_2' }),
  aQueuedApplication({ applicationId: 'app_3', status: 'REJECTED' }),
];

const idsOf = (items: readonly { selectionId: string | null }[]) => items.map(({ selectionId }) => selectionId);

describe('the lists of stories', () => {
  it('come by pages that `next` leads through, the first with how many there are', async () => {
    const pages = [];
    for await (const page of eachPage(client, 'incomingSelections', { query: { limit: 2 } })) pages.push(page);
    expect(pages.map(({ items, total }) => [idsOf(items), total])).toEqual([
      [['a', 'b'], 3],
      [['c'], undefined],
    ]);
  });

  it('are requests in progress, with how many have ended, those, or unpaid ones', async () => {
    const current = await client.call('mySelections', { query: { show: 'current' } });
    expect([idsOf(current.items), current.ended]).toEqual([['sel_8Q2F7K'], 1]);
    const ended = await client.call('mySelections', { query: { show: 'ended' } });
    expect(idsOf(ended.items)).toEqual(['sel_2']);
    const unpaid = await client.call('mySelections', { query: { show: 'unpaid' } });
    expect(idsOf(unpaid.items)).toEqual(['sel_3']);
  });

  it('are upcoming appointments soonest first, past ones latest first, a range, or one', async () => {
    const ask = async (query: object) => idsOf((await client.call('myAppointments', { query })).items);
    expect(await ask({})).toEqual(['2026-11-24', '2026-11-25', '2026-11-21', '2026-11-20']);
    expect(await ask({ when: 'past' })).toEqual(['2026-11-21', '2026-11-20']);
    expect(await ask({ from: '2026-11-21T00:00:00Z', to: '2026-11-25T00:00:00Z' })).toEqual([
      '2026-11-21',
      '2026-11-24',
    ]);
    expect(await ask({ apt: '2026-11-25' })).toEqual(['2026-11-25']);
  });

  it('are applications by status, or by words of a name or number, with counts', async () => {
    const ask = async (query: object) => {
      const { items, counts } = await client.call('staffApplications', { query });
      return [items.map(({ applicationId }) => applicationId), counts.PENDING, counts.REJECTED];
    };
    expect(await ask({})).toEqual([['app_1', 'app_2'], 2, 1]);
    expect(await ask({ status: 'REJECTED' })).toEqual([['app_3'], 2, 1]);
    expect(await ask({ q: 'kovač' })).toEqual([['app_1'], 1, 0]);
    expect(await ask({ q: 'med0009' })).toEqual([['app_1', 'app_2'], 2, 1]);
  });
});

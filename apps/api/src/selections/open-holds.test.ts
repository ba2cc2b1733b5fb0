import { budgets } from '@tele/core/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aPatient } from '../testing/people.ts';
import {
  anUnpaidRequest,
  attach,
  chargesOf,
  codeOf,
  slotIn,
  someSpecialists,
  specialty,
  type Request,
} from '../testing/requests.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { withTwoApis } from '../testing/two-apis.ts';

const stripe = await withStripe();
const apis = await withTwoApis({ config: { stripeApiUrl: stripe.url } });
const [api] = apis;
const { db } = api.services;
const refused = 'TOO_MANY_OPEN_REQUESTS';

it('a patient has ten booking fees held at once, over all processes', async () => {
  const patient = await aPatient(db);
  const requests: Request[] = [];
  for (let hours = 0; hours < 13; hours += 1)
    requests.push(await anUnpaidRequest(api, { patient, slotISO: slotIn(api, 2, hours) }));
  const answers = await Promise.all(requests.map((request, index) => attach(apis[index % 2 === 0 ? 0 : 1], request)));
  const codes = answers.map((answer) => codeOf(answer) ?? 'held').toSorted();
  expect(codes).toEqual([refused, refused, refused, ...Array<string>(budgets.openHolds).fill('held')]);
  const first = requests[answers.findIndex((answer) => codeOf(answer) === refused)];
  expect(first && (await chargesOf(api, first))).toEqual([]);

  const [specialist] = await someSpecialists(api, 1, slotIn(api, 4));
  const picks = [{ specialistId: specialist.specialistId, slotISO: slotIn(api, 4) }];
  const body = { profession: 'doctor', specialty, anyFee: true, picks };
  expect(await api.call('createSelection', { as: patient, body })).toMatchObject({
    status: 409,
    body: {
      code: refused,
      error: 'You have 10 open requests. Cancel one, or wait for a reply, before you send another.',
    },
  });
  const open = requests[answers.findIndex(({ status }) => status === 200)];
  await api.call('cancelSelection', { as: patient, params: { id: open?.selectionId ?? '' } });
  expect((await api.call('createSelection', { as: patient, body })).status).toBe(200);
});

it('a patient makes a hundred requests a day without paying for one', async () => {
  const { patient, selectionId } = await anUnpaidRequest(api);
  await sql`
    insert into selections
    select (jsonb_populate_record(s, jsonb_build_object('id', s.id || n))).*
    from selections s, generate_series(2, ${budgets.unpaidRequests}::integer) n where s.id = ${selectionId}`.execute(
    db,
  );
  const [specialist] = await someSpecialists(api, 1, slotIn(api, 4));
  const picks = [{ specialistId: specialist.specialistId, slotISO: slotIn(api, 4) }];
  const body = { profession: 'doctor', specialty, anyFee: true, picks };
  expect(await api.call('createSelection', { as: patient, body })).toMatchObject({
    status: 409,
    body: {
      code: refused,
      error: 'You’ve made a lot of requests without paying for them. Pay for one of them, or try again in 24 hours.',
    },
  });
});

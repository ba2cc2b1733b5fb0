import { routes, type RouteName } from '@tele/core';
import { expect, it } from 'vitest';
import { aRequestedReschedule } from '../testing/reschedules.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { aStaffPerson } from '../testing/registrations.ts';
import { codeOf } from '../testing/requests.ts';
import { withApi, type CallOptions } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;

const moving = await aRequestedReschedule(api);

const actors = {
  anonymous: undefined,
  newcomer: await aNewcomer(db),
  itsPatient: moving.patient,
  anotherPatient: await aPatient(db),
  itsSpecialist: moving.specialist,
  anotherSpecialist: await aSpecialist(db),
  formerSpecialist: await aSpecialist(db, { approved: false }),
  staff: await aStaffPerson(api),
};
type ActorName = keyof typeof actors;

const params = { id: moving.reschedule.rescheduleId };
const calls = {
  requestReschedule: { params: { id: moving.selectionId }, body: { toISO: moving.otherISO } },
  cancelReschedule: { params },
  waitingReschedules: {},
  acceptReschedule: { params },
  declineReschedule: { params },
} as const satisfies Partial<Record<RouteName, CallOptions>>;
type Name = keyof typeof calls;

const patients = {
  anonymous: 'UNAUTHENTICATED',
  newcomer: 'PROFILE_REQUIRED',
  anotherPatient: 'NOT_FOUND',
  itsSpecialist: 'PROFILE_REQUIRED',
  anotherSpecialist: 'PROFILE_REQUIRED',
  formerSpecialist: 'PROFILE_REQUIRED',
  staff: 'PROFILE_REQUIRED',
} as const;
const specialists = {
  anonymous: 'UNAUTHENTICATED',
  newcomer: 'FORBIDDEN',
  itsPatient: 'FORBIDDEN',
  anotherPatient: 'FORBIDDEN',
  anotherSpecialist: 'NOT_FOUND',
  formerSpecialist: 'FORBIDDEN',
  staff: 'FORBIDDEN',
} as const;

/** Expected refusal codes; actors with access are omitted. */
const expected: Record<Name, Partial<Record<ActorName, string>>> = {
  requestReschedule: patients,
  cancelReschedule: patients,
  waitingReschedules: Object.fromEntries(Object.entries(specialists).filter(([who]) => who !== 'anotherSpecialist')),
  acceptReschedule: specialists,
  declineReschedule: specialists,
};

const rows = (Object.keys(calls) as Name[]).flatMap((name) =>
  (Object.keys(actors) as ActorName[]).flatMap((who) => {
    const code = expected[name][who];
    return code === undefined ? [] : [{ name, who, code }];
  }),
);

it.each(rows)('$name is refused to $who: $code', async ({ name, who, code }) => {
  const as = actors[who];
  expect(codeOf(await api.call(name, { ...calls[name], ...(as && { as }) }))).toBe(code);
});

it('another specialist is not notified', async () => {
  expect((await api.call('waitingReschedules', { as: actors.anotherSpecialist })).body).toEqual({ items: [] });
});

it('every reschedule call is in the table', () => {
  const about = Object.entries(routes).filter(([, route]) => /\/reschedules?(\/|$)/.test(route));
  expect(about.map(([name]) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
});

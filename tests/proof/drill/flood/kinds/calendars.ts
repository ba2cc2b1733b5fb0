import { setTimeout as wait } from 'node:timers/promises';
import { calendarPaths } from '../calendar-host.ts';
import { jsonOf, type Kind, type Person } from '../person.ts';

interface Own {
  calendarId: string;
  name: string;
}

const places = 5;
const reads = 54;

async function listOwn(person: Person): Promise<Own[]> {
  const { others = [] } = jsonOf(await person.call('myCalendars', { as: 'specialist' })) as { others?: Own[] };
  return others;
}

async function deleteOwn(person: Person, prefix: string): Promise<void> {
  for (const { calendarId, name } of await listOwn(person))
    if (name.startsWith(prefix)) await person.call('deleteCalendar', { as: 'specialist', params: { id: calendarId } });
}

const add = (person: Person, name: string, path: string) =>
  person.call('addCalendar', {
    as: 'specialist',
    json: { name, address: `${person.calendarHost}/${path}?${person.dice.below(1e9)}` },
  });

const readAgain = (person: Person, calendarId: string) =>
  person.call('readCalendar', { as: 'specialist', params: { id: calendarId } });

export const repeats: Kind = async (person) => {
  for (let place = 0; place < places; place += 1) await add(person, `Every second ${place}`, 'secondly');
  const own = (await listOwn(person)).filter(({ name }) => name.startsWith('Every second'));
  let left = reads;
  return {
    round: async () => {
      const calendar = own[left % places];
      if (left > 0 && calendar) {
        left -= 1;
        await readAgain(person, calendar.calendarId);
      } else await wait(50);
    },
    end: () => deleteOwn(person, 'Every second'),
  };
};

export const calendars: Kind = (person) => {
  const paths = person.dice.shuffle(calendarPaths);
  let running: Promise<unknown> | undefined;
  const next = async (): Promise<void> => {
    const batch = paths.splice(0, places);
    paths.push(...batch);
    for (const path of batch) {
      const { status } = await add(person, `File ${path}`, path);
      if (status === 429) await wait(500);
    }
    const own = (await listOwn(person)).filter(({ name }) => name.startsWith('File'));
    await wait(1_500);
    for (const { calendarId } of own.slice(0, 2)) await readAgain(person, calendarId);
    await wait(1_500);
    await deleteOwn(person, 'File');
  };
  return {
    // Connections share a batch: an account may have only a few calendars.
    round: async () => {
      running ??= next().finally(() => (running = undefined));
      await running;
    },
    end: () => deleteOwn(person, 'File'),
  };
};

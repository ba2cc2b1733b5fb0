import { jsonOf, type Kind } from '../person.ts';

const hour = 3_600_000;

/** Largest data a person can save and read: 5,000 blocks, the data export, the feed. */
export const ownData: Kind = async (person) => {
  const from = Math.ceil(Date.now() / hour) * hour;
  const blocks = (length: number) => ({
    blocks: Array.from({ length: 5_000 }, (_, index) => ({
      startISO: new Date(from + index * hour).toISOString(),
      endISO: new Date(from + index * hour + length * 60_000).toISOString(),
    })),
  });
  const plans = [blocks(30), blocks(45)];
  const as = 'specialist';
  const { feed } = jsonOf(await person.call('makeCalendarFeed', { as })) as { feed?: { address: string } };
  const feedPath = feed ? new URL(feed.address).pathname.replace(/^\/prod/, '') : '/feeds/none.ics';
  const calls = [
    () => person.call('saveAvailability', { as, json: person.dice.pick(plans) }),
    () => person.call('myAvailability', { as }),
    () => person.call('downloadMyData', { as: person.dice.pick(['patient', 'specialist']) }),
    () => person.send(feedPath, { as: 'nobody' }),
    () => person.send('/openapi.json', { as: 'nobody' }),
    () => person.call('notifications', { as }),
    () => person.call('saveWorkingRules', { as, json: { noticeHours: 4, keepsHalfHour: person.dice.chance(0.5) } }),
    () => {
      const startISO = new Date(from + person.dice.below(700) * hour).toISOString();
      const endISO = new Date(Date.parse(startISO) + hour).toISOString();
      return person.call('addTimeOff', { as, json: { startISO, endISO } });
    },
  ];
  return {
    round: () => person.dice.pick(calls)(),
    end: () => person.call('saveAvailability', { as, json: { blocks: [] } }),
  };
};

import { describe, expect, it } from 'vitest';
import { everyEmail } from '../../apps/api/src/every-email.ts';
import { writeEmail } from '../../apps/api/src/emails/layout/write-email.ts';
import { seededMeetings } from '../../apps/api/src/seed/meetings.ts';
import { seededSpecialists } from '../../apps/api/src/seed/people.ts';
import {
  calendarFile,
  meetingLine,
  professionIds,
  providerSentencesOf,
  providerWordingOf,
  sentencesOf,
  wordingOf,
} from '../../packages/core/src/index.ts';
import { noticesOf } from '../../packages/core/src/catalogue/notices/notices-at.ts';
import type { Messages, MessageTable } from '../../packages/ui/src/messages/define.ts';
import { foreignWord } from '../../packages/core/src/testing/foreign-word.ts';
import { exceptions } from './exceptions.ts';
import { readMessage } from './read-message.ts';

const files = import.meta.glob<Record<string, unknown>>(
  ['../../packages/*/src/**/*.messages.ts', '../../apps/portal/src/**/*.messages.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['../../packages/core/src/**/*.ts', '../../apps/api/src/**/*.ts', '!../../**/*.test.ts', '!../../**/testing/**'],
  { eager: true, query: '?raw', import: 'default' },
);

const isTable = (part: unknown): part is Messages<MessageTable> =>
  typeof part === 'object' && part !== null && 'table' in part && 'name' in part;
const messages = Object.values(files)
  .flatMap((file) => Object.values(file).filter(isTable))
  .flatMap(({ name, table }) => Object.entries(table).map(([key, message]) => ({ id: `${name}/${key}`, message })));

/** Texts that refuse a call: `refused('CODE', 'text')`, `new ApiError('CODE', 'text')`, and the tables of texts. */
const refusals = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/(?:refused|ApiError)\(\s*'[A-Z_]+',\s*(['`])((?:(?!\1).)+)\1/gs)].map(([, , text = '']) => ({
    id: `${file.split('/src/')[1]}`,
    text,
  })),
);

describe.each(professionIds)('%s speaks no other category’s words', (profession) => {
  /** Texts with a foreign word, as 'id: word in text'. */
  const leaks = (texts: Iterable<readonly [id: string, text: string]>): string[] =>
    [...texts].flatMap(([id, text]) => {
      const word = id in exceptions ? null : foreignWord(profession, text);
      return word === null ? [] : [`${id}: '${word}' in '${text}'`];
    });

  it('on screens', () => {
    const texts = messages.flatMap(({ id, message }) =>
      [...readMessage(message, profession)].map((text) => [id, text] as const),
    );
    expect(texts.length).toBeGreaterThan(2_000);
    expect(leaks(texts)).toEqual([]);
  });

  it('in its catalogue, notices and sentences', () => {
    const tables = {
      wording: wordingOf(profession),
      sentences: sentencesOf(profession),
      'provider wording': providerWordingOf(profession),
      'provider sentences': providerSentencesOf(profession),
    };
    const said = Object.entries(tables).flatMap(([table, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${table}/${profession}/${key}`, String(text)] as const),
    );
    const notices = noticesOf(profession).map(({ id, text }) => [`notice/${profession}/${id}`, text] as const);
    expect(leaks([...said, ...notices])).toEqual([]);
  });

  it('in emails, as subject, text and HTML', async () => {
    const letters = [...everyEmail('https://portal.test', profession)];
    expect(letters.length).toBeGreaterThan(40);
    const texts = await Promise.all(
      letters.map(async ([name, letter]) => {
        const { subject, text, html } = await writeEmail(letter);
        return [subject, text, html].map((part) => [`email/${name}`, part] as const);
      }),
    );
    expect(leaks(texts.flat())).toEqual([]);
  });

  it('in calendar files and lines about meeting', () => {
    const { calendarTitle: title, client } = wordingOf(profession);
    const [startISO, endISO] = ['2026-12-03T22:30:00.000Z', '2026-12-03T23:00:00.000Z'];
    const pageUrl = 'https://portal.test/appointments';
    const meeting = { way: 'phone', videoUrl: null, instructions: null } as const;
    const file = calendarFile({ uid: 'x', sequence: 0, startISO, endISO, title, meeting, pageUrl }, startISO);
    const lines = (['patient', 'specialist'] as const).map((side) =>
      meetingLine(meeting, { side, phone: null, client }),
    );
    expect(leaks([file, ...lines].map((text) => ['calendar', text]))).toEqual([]);
  });

  it('when a call is refused', () => {
    expect(refusals.length).toBeGreaterThan(100);
    expect(leaks(refusals.map(({ id, text }) => [id, text]))).toEqual([]);
  });

  it('in seeded profiles and instructions', () => {
    const people = seededSpecialists().filter((person) => person.profession === profession);
    const meetings = seededMeetings(people, new Date('2026-11-23T00:00:00.000Z'));
    const said = [...people.map(({ bio }) => bio), ...meetings.map(({ instructions }) => instructions ?? '')];
    expect(leaks(said.map((text) => ['seed', String(text)]))).toEqual([]);
  });
});

it('needs every exception that names a message', () => {
  const leaking = messages.filter(({ message }) =>
    professionIds.some((profession) =>
      [...readMessage(message, profession)].some((text) => foreignWord(profession, text) !== null),
    ),
  );
  const ids = new Set(leaking.map(({ id }) => id));
  const ofMessages = Object.keys(exceptions).filter((id) => !/^(?:notice|wording|account)\//.test(id));
  expect(ofMessages.filter((id) => !ids.has(id))).toEqual([]);
});

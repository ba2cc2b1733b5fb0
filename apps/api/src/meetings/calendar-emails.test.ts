import { describe, expect, it } from 'vitest';
import { newsOf } from '../testing/news-of.ts';
import { aSpecialist } from '../testing/people.ts';
import { accept, aRequest, settled, slotIn } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

async function aBookedRequest() {
  const slotISO = slotIn(api);
  const licences = [{ kind: 'ahpra-med', number: 'MED0009000017' }];
  const specialist = await aSpecialist(api.services.db, { slots: [slotISO], licences });
  const request = await aRequest(api, { reason: 'Reflux', specialists: [specialist], slotISO });
  await api.call('saveMeeting', {
    as: specialist,
    body: { way: 'video', videoUrl: 'https://meet.example.com/room-1', instructions: 'Have your list at hand.' },
  });
  await accept(api, request, { as: specialist });
  await settled(api);
  return { ...request, specialist };
}

const filesTo = ({ email }: { email: string }): string[] =>
  api.mails
    .filter(({ to }) => to === email)
    .flatMap(({ attachments = [] }) => attachments)
    .filter(({ contentType }) => contentType.startsWith('text/calendar'))
    .map(({ content }) => String(content).replaceAll('\r\n ', ''));

const lineOf = (file: string | undefined, name: string): string | undefined =>
  file?.split('\r\n').find((line) => line.startsWith(`${name}:`));

describe('the emails of a booking', () => {
  it('carry a neutral calendar file for both sides, without the meeting link', async () => {
    const { patient, specialist, selectionId, slotISO } = await aBookedRequest();
    for (const one of [patient, specialist]) {
      const [file, ...more] = filesTo(one);
      expect(more).toEqual([]);
      expect([lineOf(file, 'METHOD'), lineOf(file, 'UID'), lineOf(file, 'SEQUENCE')]).toEqual([
        'METHOD:PUBLISH',
        `UID:${selectionId}@tele`,
        'SEQUENCE:0',
      ]);
      expect(lineOf(file, 'DTSTART')).toBe(`DTSTART:${slotISO.replaceAll(/[-:]|\.\d{3}/g, '')}`);
      expect(lineOf(file, 'LOCATION')).toBe('LOCATION:https://meet.example.com/room-1');
      expect(file).not.toMatch(/gastro|reflux|brodie|maeve|list at hand/i);
    }
  });

  it('give the patient the way to meet, and the specialist’s registration', async () => {
    const { patient } = await aBookedRequest();
    const letter = api.mails.find((mail) => mail.to === patient.email && newsOf(mail) === 'Appointment confirmed');
    expect(letter?.text).toContain(
      'Video call. Use the Join button in your appointment from 10 minutes before it starts.',
    );
    expect(letter?.text).toContain('Have your list at hand.');
    expect(letter?.text).toMatch(/AHPRA registration number: MED0009000017, https:\/\/www\.ahpra\.gov\.au\//);
    expect(letter?.text).not.toContain('meet.example.com');
    expect(letter?.html).toContain('Have your list at hand.');
  });

  it('remove the same entry from both calendars after a cancellation', async () => {
    const { patient, specialist, selectionId } = await aBookedRequest();
    await api.call('cancelAppointment', { as: patient, params: { id: selectionId } });
    await settled(api);
    for (const one of [patient, specialist]) {
      const [, file] = filesTo(one);
      expect([lineOf(file, 'METHOD'), lineOf(file, 'UID'), lineOf(file, 'SEQUENCE'), lineOf(file, 'STATUS')]).toEqual([
        'METHOD:CANCEL',
        `UID:${selectionId}@tele`,
        'SEQUENCE:1',
        'STATUS:CANCELLED',
      ]);
    }
  });
});

describe('an email about a request', () => {
  it('names the held amount and the reply deadline once the request is sent', async () => {
    const { patient } = await aRequest(api, { specialists: 3 });
    await settled(api);
    const [letter] = api.mails.filter(({ to }) => to === patient.email);
    expect(letter?.subject).toBe('We’ve sent your request');
    expect(letter?.text.replaceAll('\u00A0', ' ')).toMatch(
      /sent your request to 3 doctors[\s\S]*Your request is open until \w+day \d+ December at .* AEDT\./,
    );
    expect(letter?.text).toContain('Held on your card: $15.00');
    expect(letter?.text).toContain('Email preferences: http://portal.test/patient');
  });
});

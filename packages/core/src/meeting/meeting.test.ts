import { describe, expect, it } from 'vitest';
import { anAppointment } from '../testing/appointments.ts';
import { joinOpensAt, joinState } from './join.ts';
import { meetingLine } from './meeting-line.ts';
import { videoLinkRule } from './video-link.ts';

const rule = videoLinkRule(['tele.example']);

describe('a video link', () => {
  it.each(['https://meet.example.com/room', '  https://meet.example.com:8443/a?b=c#d ', 'https://bücher.example/x'])(
    'may be %s',
    (entry) => {
      expect(rule.check(entry)).toEqual({ tag: 'ok', value: new URL(entry.trim()).href });
    },
  );

  it.each([
    ['', 'video-link-missing'],
    ['http://meet.example.com/room', 'video-link-invalid'],
    ['meet.example.com/room', 'video-link-invalid'],
    ['javascript:alert(1)', 'video-link-invalid'],
    ['https://a:b@meet.example.com/', 'video-link-invalid'],
    ['https://meet.example.com/a b', 'video-link-invalid'],
    ['https://127.0.0.1/', 'video-link-private'],
    ['https://2130706433/', 'video-link-private'],
    ['https://8.8.8.8/', 'video-link-private'],
    ['https://[fd00::1]/', 'video-link-private'],
    ['https://intranet/', 'video-link-private'],
    ['https://localhost./', 'video-link-private'],
    ['https://rooms.clinic.internal/', 'video-link-private'],
    ['https://tele.example/room', 'video-link-ours'],
    ['https://ROOMS.Tele.Example./room', 'video-link-ours'],
    [`https://meet.example.com/${'x'.repeat(480)}`, 'video-link-too-long'],
  ])('is not %s', (entry, fault) => {
    expect(rule.check(entry)).toEqual({ tag: 'fault', fault });
  });

  it('is not ours when its host only ends like ours', () => {
    expect(rule.check('https://nottele.example/room')).toMatchObject({ tag: 'ok' });
  });
});

describe('Join', () => {
  const appointment = anAppointment();

  it('opens 10 minutes before the start and closes at the end, to the millisecond', () => {
    expect(joinOpensAt(appointment)).toBe('2026-11-23T23:50:00.000Z');
    expect(joinState(appointment, new Date('2026-11-23T23:49:59.999Z'))).toBe('early');
    expect(joinState(appointment, new Date('2026-11-23T23:50:00.000Z'))).toBe('open');
    expect(joinState(appointment, new Date('2026-11-24T00:29:59.999Z'))).toBe('open');
    expect(joinState(appointment, new Date('2026-11-24T00:30:00.000Z'))).toBe('over');
  });
});

describe('the line about how they meet', () => {
  const reads = (way: 'phone' | 'video', side: 'patient' | 'specialist', phone: string | null) =>
    meetingLine({ way }, { side, phone, client: 'patient' });

  it('names the number where the reader may see it', () => {
    expect(reads('phone', 'patient', '+61491570156')).toBe('They’ll call you on 0491 570 156');
    expect(reads('phone', 'specialist', '+61491570156')).toBe('Call the patient on 0491 570 156');
    expect(reads('phone', 'patient', null)).toBe('They’ll call you on the number you gave');
    expect(reads('phone', 'specialist', null)).toBe('Call the patient on the number they gave');
  });

  it('names the person called on their own number, for the person who booked', () => {
    const reader = { side: 'patient', phone: '+61491570156', called: 'Finn Tran', client: 'patient' } as const;
    expect(meetingLine({ way: 'phone' }, reader)).toBe('They’ll call Finn Tran on 0491 570 156');
  });

  it('says when the link opens, never the link', () => {
    expect(reads('video', 'patient', null)).toBe('Video call, opens 10 minutes before');
  });
});

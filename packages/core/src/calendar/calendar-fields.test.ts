import { describe, expect, it } from 'vitest';
import { calendarAddressRule, calendarNameRule } from './calendar-fields.ts';

describe('the address of another calendar', () => {
  it.each([
    ['https://calendar.google.com/calendar/ical/x/private-y/basic.ics', undefined],
    ['webcal://p01-caldav.icloud.com/published/2/abc', 'https://p01-caldav.icloud.com/published/2/abc'],
    [
      '  https://outlook.office365.com/owa/calendar/a/b/calendar.ics ',
      'https://outlook.office365.com/owa/calendar/a/b/calendar.ics',
    ],
  ])('is accepted: %s', (entry, value) => {
    expect(calendarAddressRule.check(entry)).toEqual({ tag: 'ok', value: value ?? entry });
  });

  it.each([
    'http://calendar.example/basic.ics',
    'file:///etc/passwd',
    'ftp://a.example/b',
    'my calendar',
    'https://me:secret@a.example/b',
    'javascript:alert(1)',
  ])('is refused: %s', (entry) => {
    expect(calendarAddressRule.check(entry)).toEqual({ tag: 'fault', fault: 'calendar-address-invalid' });
  });

  it.each([
    'https://10.0.0.1/a.ics',
    'https://127.0.0.1/a.ics',
    'https://2130706433/a.ics',
    'https://169.254.169.254/a.ics',
    'https://[::1]/a.ics',
    'https://[fe80::1]/a.ics',
    'https://intranet/a.ics',
    'https://localhost./a.ics',
    'webcal://nas.local/a.ics',
    'https://roster.hospital.internal/a.ics',
    'https://calendar.invalid/a.ics',
  ])('is refused as private: %s', (entry) => {
    expect(calendarAddressRule.check(entry)).toEqual({ tag: 'fault', fault: 'calendar-address-private' });
  });

  it('is refused with a port, which is never read', () => {
    const fault = 'calendar-address-port';
    expect(calendarAddressRule.check('https://calendar.example:8443/a.ics')).toEqual({ tag: 'fault', fault });
    expect(calendarAddressRule.check('https://calendar.example:443/a.ics').tag).toBe('ok');
  });

  it('is required and limited, as is the name', () => {
    expect(calendarAddressRule.check(' ')).toEqual({ tag: 'fault', fault: 'calendar-address-missing' });
    expect(calendarAddressRule.check(`https://a.example/${'a'.repeat(1_000)}`)).toEqual({
      tag: 'fault',
      fault: 'calendar-address-too-long',
    });
    expect(calendarNameRule.check('')).toEqual({ tag: 'fault', fault: 'calendar-name-missing' });
  });
});

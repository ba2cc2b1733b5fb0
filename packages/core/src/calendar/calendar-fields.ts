import { requiredText, type TextRule } from '../field/text.ts';

/** How many other calendars a specialist may name. */
export const maxCalendars = 5;

/** What a specialist calls another calendar: 'Hospital roster'. */
export const calendarNameRule = requiredText('calendar-name', { maxLength: 60, missing: 'Name the calendar.' });

type AddressFault = 'calendar-address-missing' | 'calendar-address-too-long' | 'calendar-address-invalid';

const text = requiredText('calendar-address', { maxLength: 1_000, missing: 'Enter the iCal address.' });

/**
 * The iCal address of another calendar: https, or webcal, which calendar programs write for it. What the address leads to is found out when it
 * is read; a name and a password in it are not taken, since they would be sent wherever it leads.
 */
export const calendarAddressRule: TextRule<AddressFault> = {
  maxLength: text.maxLength,
  check: (entry) => {
    const checked = text.check(entry);
    if (checked.tag === 'fault') return checked;
    const value = checked.value.replace(/^webcals?:\/\//i, 'https://');
    return isAddress(value) ? { tag: 'ok', value } : { tag: 'fault', fault: 'calendar-address-invalid' };
  },
  says: {
    ...text.says,
    'calendar-address-invalid': 'Enter an address that begins with https:// or webcal://.',
  },
};

/** http is for stand-ins on this machine; the API reads it from where its configuration allows and nowhere else. */
function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, hostname } = new URL(value);
  const isWeb = protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
  return isWeb && username === '' && password === '' && hostname !== '';
}

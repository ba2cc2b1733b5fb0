import { isPublicName } from '../field/public-name.ts';
import { requiredText, type TextRule } from '../field/text.ts';

export const maxCalendars = 5;

export const calendarNameRule = requiredText('calendar-name', {
  maxLength: 60,
  missing: 'Enter a name for the calendar.',
});

type AddressFault =
  | 'calendar-address-missing'
  | 'calendar-address-too-long'
  | 'calendar-address-invalid'
  | 'calendar-address-private'
  | 'calendar-address-port'
  | 'calendar-address-unknown';

const text = requiredText('calendar-address', { maxLength: 1_000, missing: 'Enter the iCal link.' });

/** iCal link: https or webcal. Refuses credentials: a redirect would leak them. `unknown`: by the API's DNS only. */
export const calendarAddressRule: TextRule<AddressFault> = {
  maxLength: text.maxLength,
  check: (entry) => {
    const checked = text.check(entry);
    if (checked.tag === 'fault') return checked;
    const value = checked.value.replace(/^webcals?:\/\//i, 'https://');
    const fault = addressFault(value);
    return fault === null ? { tag: 'ok', value } : { tag: 'fault', fault };
  },
  messages: {
    ...text.messages,
    'calendar-address-invalid': 'Enter a link that starts with https:// or webcal://',
    'calendar-address-private': 'Enter a link that works on the public internet.',
    'calendar-address-port': 'Enter a link without a port number.',
    'calendar-address-unknown': 'We can’t find this site. Check the link.',
  },
};

function addressFault(value: string): AddressFault | null {
  if (!URL.canParse(value)) return 'calendar-address-invalid';
  const { protocol, username, password, hostname, port } = new URL(value);
  // Development stand-ins: the API refuses them unless its configuration names their origin.
  if (protocol === 'http:' && hostname === '127.0.0.1') return null;
  if (protocol !== 'https:' || username !== '' || password !== '') return 'calendar-address-invalid';
  if (!isPublicName(hostname)) return 'calendar-address-private';
  return port === '' ? null : 'calendar-address-port';
}

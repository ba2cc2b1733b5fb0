/** Names that Outlook gives to zones, of those that a calendar here may be in; others come with their own rules in the file. */
const outlookZones: Readonly<Record<string, string>> = {
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'E. Australia Standard Time': 'Australia/Brisbane',
  'Cen. Australia Standard Time': 'Australia/Adelaide',
  'AUS Central Standard Time': 'Australia/Darwin',
  'W. Australia Standard Time': 'Australia/Perth',
  'Aus Central W. Standard Time': 'Australia/Eucla',
  'Tasmania Standard Time': 'Australia/Hobart',
  'Lord Howe Standard Time': 'Australia/Lord_Howe',
  'Norfolk Standard Time': 'Pacific/Norfolk',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'Singapore Standard Time': 'Asia/Singapore',
  'China Standard Time': 'Asia/Shanghai',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'India Standard Time': 'Asia/Kolkata',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
};

/**
 * The IANA zone that a TZID names: as it is, as Outlook calls it, or at the end of a path, as in '/freeassociation.sourceforge.net/Australia/Sydney'.
 * Undefined for anything else, such as 'Customized Time Zone'.
 */
export function zoneOf(tzid: string): string | undefined {
  // Outlook's own path of it, 'tzone://Microsoft/Utc'.
  if (/(^|\/)(utc|gmt|z)$/i.test(tzid)) return 'UTC';
  const parts = tzid.split('/');
  const tails = [tzid, parts.slice(-2).join('/'), parts.slice(-3).join('/')];
  return outlookZones[tzid] ?? tails.find(isIana);
}

/** An offset alone ('+10:00') is a zone to `Intl`, and so is 'EST', which is New York's there and Sydney's in the calendar of somebody here. */
function isIana(name: string): boolean {
  if (!/^[A-Za-z_]+\//.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

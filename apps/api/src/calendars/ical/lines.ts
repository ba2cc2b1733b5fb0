export interface Line {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
}

const begins = /^([A-Za-z][\w.-]*)[;:]/;
const times = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE']);
const time = /^\s*\d{8}/;
const lists = new Set(['RRULE', 'EXRULE', 'RDATE', 'EXDATE', 'FREEBUSY']);
/** Single words or times: any following text is not part of the value. */
const short = new Set(
  `BEGIN END UID DTSTART DTEND DTSTAMP DURATION RECURRENCE-ID SEQUENCE STATUS TRANSP METHOD TZID TZOFFSETFROM TZOFFSETTO
  X-LIC-LOCATION X-WR-TIMEZONE X-MICROSOFT-CDO-BUSYSTATUS X-MICROSOFT-CDO-INTENDEDSTATUS X-MICROSOFT-CDO-ALLDAYEVENT`.split(
    /\s+/,
  ),
);

/** Content lines (RFC 5545 section 3.1). Tolerates any line ending, blank or indented lines and unfolded text. */
export function* linesOf(text: string): Generator<Line> {
  const [begin = ''] = /^\w+/.exec(text) ?? [];
  // In a file in capitals, 'Status: Cancelled' is a line of someone's notes.
  const isCapital = begin === begin.toUpperCase();
  const isIndented = /^\w+:[^\r\n]*[\r\n]+[ \t]+[A-Za-z][\w-]*[;:]/.test(text);
  let open = '';
  let name = '';
  let row = '';
  for (const raw of rowsOf(text)) {
    const before = row;
    row = isIndented ? raw.trimStart() : raw;
    if (row.startsWith(' ') || row.startsWith('\t')) {
      open += row.slice(1);
      continue;
    }
    const [, found = ''] = begins.exec(row) ?? [];
    if (found !== '' && (!isCapital || found === found.toUpperCase() || /^x-/i.test(found))) {
      if (open !== '') yield parse(open);
      open = row;
      name = found.toUpperCase();
    } else if (!short.has(name) && (!lists.has(name) || /[;,=]$/.test(before) || /^[;,]/.test(row))) {
      open += row;
    }
  }
  if (open !== '') yield parse(open);
}

function* rowsOf(text: string): Generator<string> {
  const ending = /\r\n|\n|\r/g;
  let start = 0;
  for (let found = ending.exec(text); found; found = ending.exec(text)) {
    yield text.slice(start, found.index);
    start = ending.lastIndex;
  }
  yield text.slice(start);
}

function parse(line: string): Line {
  const colon = colonOf(line);
  const [name = '', ...params] = split(line.slice(0, colon), ';');
  return {
    name: name.trim().toUpperCase(),
    params: new Map(
      params.flatMap((param) => {
        const at = param.indexOf('=');
        const value = param
          .slice(at + 1)
          .replaceAll('"', '')
          .trim();
        return at < 0 || value === '' ? [] : [[param.slice(0, at).trim().toUpperCase(), value] as const];
      }),
    ),
    value: line.slice(colon + 1).trim(),
  };
}

/** Index of the colon before the value. Outlook writes unquoted colons in TZIDs: '(UTC+10:00) Sydney'. */
function colonOf(line: string): number {
  const end = line.length;
  let quoted = false;
  let first = end;
  for (let at = 0; at < end; at += 1) {
    const one = line[at];
    if (one === '"') quoted = !quoted;
    else if (one === ':' && !quoted) {
      first = at;
      break;
    }
  }
  if (first === end && line.includes(':')) first = line.indexOf(':');
  const name = /^[A-Za-z\d-]*/.exec(line)?.[0].toUpperCase() ?? '';
  if (!times.has(name) || time.test(line.slice(first + 1, first + 40))) return first;
  const last = line.lastIndexOf(':');
  return time.test(line.slice(last + 1, last + 40)) ? last : first;
}

function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let quoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === separator && !quoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

/** A content line of a calendar file: `DTSTART;TZID=Australia/Sydney:20261001T090000`. Names are in capitals. */
export interface Line {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
}

const begins = /^[A-Za-z][A-Za-z\d-]*[;:]/;
const times = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE']);
const time = /^\s*\d{8}/;

/**
 * Lines of a calendar file as programs really write them: any line ending, blank lines, and text that breaks off in the middle of a value and
 * goes on in the next line. RFC 5545 section 3.1.
 */
export function* linesOf(text: string): Generator<Line> {
  let open = '';
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.startsWith(' ') || line.startsWith('\t')) open += line.slice(1);
    else if (begins.test(line)) {
      if (open !== '') yield parse(open);
      open = line;
    } else open += line;
  }
  if (open !== '') yield parse(open);
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

/** Index of the colon before the value. Outlook writes colons into a TZID without quotes: '(UTC+10:00) Sydney'. */
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

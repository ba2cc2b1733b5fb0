import { sydney, type MyData, capitalise } from '@tele/core';
import type { Format } from '@tele/kit';

/** Labels for data fields, and locale formats for dates and money. */
export interface PageWords {
  words: Readonly<Record<string, string>>;
  format: Pick<Format, 'stamp' | 'cents'>;
  /** BCP 47. */
  locale: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** 'feeFromUs' as 'Fee from us': the fallback for fields without a label. */
function spelled(key: string): string {
  const text = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return capitalise(text);
}

/** Keys whose values are codes. */
const coded = new Set([
  'kind',
  'status',
  'role',
  'profession',
  'what',
  'timeframe',
  'relation',
  'cancelledBy',
  'way',
  'usualReply',
]);

/** 'booking_fee' and 'CANCELLED' as words. */
function decoded(code: string): string {
  const text = code.replaceAll(/[_-]/g, ' ').toLowerCase();
  return capitalise(text);
}

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#1c2b28;background:#fff;max-width:48em;margin:2em auto;padding:0 1em}
h1{font-size:1.6em}h2{font-size:1.2em;margin-top:2em;border-top:1px solid #ccd6d3;padding-top:1em}
dl{display:grid;grid-template-columns:minmax(8em,14em) 1fr;gap:.25em 1em;margin:0}dt{color:#55635f}dd{margin:0;overflow-wrap:anywhere}
section section,li{margin-bottom:1em}ol{padding-left:1.5em}@media(max-width:30em){dl{grid-template-columns:1fr}dd{margin-bottom:.5em}}
@media(prefers-color-scheme:dark){body{color:#e6eeeb;background:#121917}dt{color:#a6b3af}h2{border-color:#33403c}}`;

/** Standalone page of a person's data, without scripts or remote files, to keep and print. */
export function dataPage({ madeAt, ...held }: MyData, page: PageWords): string {
  const { words, format, locale } = page;
  const title = escaped(words['page'] ?? '');
  const parts = Object.entries(held).map(
    ([name, value]) => `<section><h2>${labelOf(page, name)}</h2>${valueOf(page, name, value)}</section>`,
  );
  return `<!doctype html>
<html lang="${escaped(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${labelOf(page, 'madeAt')}: ${escaped(format.stamp(madeAt, sydney))}</p>
${parts.join('\n')}</body></html>
`;
}

const labelOf = ({ words }: PageWords, name: string): string => escaped(words[name] ?? spelled(name));

function valueOf(page: PageWords, name: string, value: unknown): string {
  const { words, format } = page;
  if (value === null || value === undefined || value === '') return escaped(words['none'] ?? '');
  if (Array.isArray(value)) return listOf(page, name, value);
  if (typeof value === 'object') return rowsOf(page, value);
  if (typeof value === 'boolean') return escaped(words[value ? 'yes' : 'no'] ?? '');
  if (typeof value === 'number') return escaped(name.endsWith('Cents') ? format.cents(value) : String(value));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (isInstant(text)) return escaped(format.stamp(text, sydney));
  return escaped(coded.has(name) ? decoded(text) : text);
}

function listOf(page: PageWords, name: string, items: readonly unknown[]): string {
  if (items.length === 0) return escaped(page.words['none'] ?? '');
  if (items.every((item) => typeof item === 'string')) return escaped(items.join(', '));
  return `<ol>${items.map((item) => `<li>${valueOf(page, name, item)}</li>`).join('')}</ol>`;
}

function rowsOf(page: PageWords, value: object): string {
  const rows = Object.entries(value).map(
    ([name, one]) => `<dt>${labelOf(page, name)}</dt><dd>${valueOf(page, name, one)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

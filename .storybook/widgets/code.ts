import { kebab } from '../../packages/embed/src/elements/table.ts';
import type { Values, WidgetKind } from './widget-kind.ts';

const apiBase = 'https://api.example.com/prod';
const script = 'https://embed.example.com/v1/tele.js';
const book = 'https://tele.example.com/match/doctor';

/** As somebody writes it: names without quotes, texts with single ones. */
export const literal = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value === 'function') return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([name, each]) => `${name}: ${literal(each)}`);
  return `{ ${entries.join(', ')} }`;
};

const token = `async () => (await fetch('/tele-token', { method: 'POST' })).text()`;

const prop = (name: string, value: unknown): string =>
  typeof value === 'string' && !value.includes('"') ? `${name}="${value}"` : `${name}={${literal(value)}}`;

/** The component, as a page of React has it. */
export const reactCode = ({ packageName, component }: WidgetKind, props: Values): string =>
  [
    `import { ${component} } from '${packageName}';`,
    `import '${packageName}/styles.css';`,
    '',
    `<${component}`,
    `  apiBase="${apiBase}"`,
    `  token={${token}}`,
    ...Object.entries(props).map(([name, value]) => `  ${prop(name, value)}`),
    '/>',
  ].join('\n');

const styleOf = (appearance: unknown): string =>
  Object.entries((appearance ?? {}) as Values)
    .map(([knob, value]) => {
      const length = typeof value === 'number' && (knob === 'radius' || knob === 'fontSize');
      return `--tele-${kebab(knob)}: ${String(value)}${length ? 'px' : ''}`;
    })
    .join('; ');

const escaped = (value: unknown): string => String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The custom element, as any page has it: what HTML cannot write is set by a line of script. */
export const elementCode = ({ tag, table }: WidgetKind, { appearance, ...props }: Values): string => {
  const all = Object.entries(props);
  const isProperty = ([name]: readonly [string, unknown]): boolean => table[name] === 'property';
  const style = styleOf(appearance);
  const properties = all.filter(isProperty).map(([name, value]) => `${name} = ${literal(value)}`);
  return [
    `<script type="module" src="${script}"></script>`,
    '',
    `<${tag}`,
    `  api-base="${apiBase}"`,
    `  partner="tele_pub_your_practice"`,
    ...all.filter((each) => !isProperty(each)).map(([name, value]) => `  ${kebab(name)}="${escaped(value)}"`),
    ...(style === '' ? [] : [`  style="${style}"`]),
    '>',
    `  <a href="${book}">Find a doctor and book a telehealth appointment</a>`,
    `</${tag}>`,
    ...(properties.length === 0
      ? []
      : ['', '<script>', `  const tele = document.querySelector('${tag}');`, ...properties.map((line) => `  tele.${line};`), '</script>']),
  ].join('\n');
};

/** The commands of the script, for a page that has no element of its own. */
export const scriptCode = ({ tag }: WidgetKind, props: Values): string =>
  [
    '<div id="book">',
    `  <a href="${book}">Find a doctor and book a telehealth appointment</a>`,
    '</div>',
    '<script>',
    '  window.Tele = window.Tele || function () { (Tele.q = Tele.q || []).push(arguments); };',
    `  Tele('init', { apiBase: '${apiBase}', partner: 'tele_pub_your_practice' });`,
    `  Tele('inline', ${literal({
      element: '#book',
      widget: tag.slice('tele-'.length),
      ...(Object.keys(props).length > 0 && { config: props }),
    })});`,
    '</script>',
    `<script type="module" src="${script}"></script>`,
  ].join('\n');

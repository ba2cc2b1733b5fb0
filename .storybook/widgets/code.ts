import { kebab } from '../../packages/embed/src/elements/table.ts';
import type { Values, WidgetKind } from './widget-kind.ts';

export interface Addresses {
  apiBase: string;
  script: string;
  /** Plain link, shown when the widget cannot load. */
  book: string;
  /** Publishable ID, for patients' pages. */
  partner: string;
  /** Publishable key of Stripe. The API gives it to partner pages. */
  paymentKey: string;
  checkKey: string;
}

export const exampleAddresses: Addresses = {
  apiBase: 'https://api.example.com/prod',
  script: 'https://embed.example.com/v1/tele.js',
  book: 'https://tele.example.com/match/doctor',
  partner: 'tele_pub_your_practice',
  paymentKey: 'pk_live_…',
  checkKey: '0x4AAA…',
};

const linkText = 'Find a doctor and book a telehealth appointment';
const queue = '  window.Tele = window.Tele || function () { (Tele.q = Tele.q || []).push(arguments); };';
const isForPatients = ({ tag: element }: WidgetKind): boolean => element === 'tele-match-widget';
const init = (kind: WidgetKind, { apiBase, partner }: Addresses): string =>
  `  Tele('init', ${literal(isForPatients(kind) ? { apiBase, partner } : { apiBase })});`;
const tag = ({ script }: Addresses): string => `<script type="module" src="${script}"></script>`;

export const literal = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value === 'function') return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([name, each]) => `${name}: ${literal(each)}`);
  return `{ ${entries.join(', ')} }`;
};

/** Replaces the live example's keys, which work on no other page. With `partner`, the API gives the payment key. */
const withOwnKeys = (props: Values, { paymentKey, checkKey }: Addresses, hasPartner: boolean): Values =>
  Object.fromEntries(
    Object.entries(props).flatMap(([name, value]): [string, unknown][] => {
      if (name === 'stripe') return hasPartner || value === null ? [] : [[name, { publishableKey: paymentKey }]];
      if (name === 'humanCheck' && value !== null) return [[name, { siteKey: checkKey }]];
      return [[name, value]];
    }),
  );

const token = `async () => (await fetch('/tele-token', { method: 'POST' })).text()`;

const prop = (name: string, value: unknown): string =>
  typeof value === 'string' && !value.includes('"') ? `${name}="${value}"` : `${name}={${literal(value)}}`;

export const reactCode = (
  { packageName, component }: WidgetKind,
  props: Values,
  addresses: Addresses = exampleAddresses,
): string =>
  [
    `import { ${component} } from '${packageName}';`,
    `import '${packageName}/styles.css';`,
    '',
    `<${component}`,
    `  apiBase="${addresses.apiBase}"`,
    `  token={${token}}`,
    ...Object.entries(withOwnKeys(props, addresses, false)).map(([name, value]) => `  ${prop(name, value)}`),
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

/** Custom element in any page: a script line sets what HTML cannot express. */
export const elementCode = (
  kind: WidgetKind,
  { appearance, ...props }: Values,
  addresses: Addresses = exampleAddresses,
): string => {
  const { tag: element, table } = kind;
  const all = Object.entries(withOwnKeys(props, addresses, isForPatients(kind)));
  const isProperty = ([name]: readonly [string, unknown]): boolean => table[name] === 'property';
  const style = styleOf(appearance);
  const properties = all.filter(isProperty).map(([name, value]) => `${name} = ${literal(value)}`);
  return [
    tag(addresses),
    '',
    `<${element}`,
    `  api-base="${addresses.apiBase}"`,
    ...(isForPatients(kind) ? [`  partner="${addresses.partner}"`] : []),
    ...all.filter((each) => !isProperty(each)).map(([name, value]) => `  ${kebab(name)}="${escaped(value)}"`),
    ...(style === '' ? [] : [`  style="${style}"`]),
    '>',
    `  <a href="${addresses.book}">${linkText}</a>`,
    `</${element}>`,
    ...(properties.length === 0
      ? []
      : [
          '',
          '<script>',
          `  const tele = document.querySelector('${element}');`,
          ...properties.map((line) => `  tele.${line};`),
          '</script>',
        ]),
  ].join('\n');
};

const widgetOf = ({ tag: element }: WidgetKind): string => element.slice('tele-'.length);
const configOf = (kind: WidgetKind, props: Values, addresses: Addresses): Values => {
  const config = withOwnKeys(props, addresses, isForPatients(kind));
  return Object.keys(config).length > 0 ? { config } : {};
};

export const scriptCode = (kind: WidgetKind, props: Values, addresses: Addresses = exampleAddresses): string =>
  [
    '<div id="book">',
    `  <a href="${addresses.book}">${linkText}</a>`,
    '</div>',
    '<script>',
    queue,
    init(kind, addresses),
    `  Tele('inline', ${literal({ element: '#book', widget: widgetOf(kind), ...configOf(kind, props, addresses) })});`,
    '</script>',
    tag(addresses),
  ].join('\n');

export const buttonCode = (kind: WidgetKind, props: Values, addresses: Addresses): string =>
  [
    tag(addresses),
    '<script>',
    queue,
    init(kind, addresses),
    '</script>',
    `<a href="${addresses.book}" data-tele-open="${widgetOf(kind)}" data-tele-config="${escaped(JSON.stringify(withOwnKeys(props, addresses, isForPatients(kind))))}">`,
    '  Book a specialist',
    '</a>',
  ].join('\n');

export const floatingCode = (kind: WidgetKind, props: Values, addresses: Addresses): string => {
  const given = { widget: widgetOf(kind), text: 'Book a specialist', position: 'bottom-right', href: addresses.book };
  return [
    '<script>',
    queue,
    init(kind, addresses),
    `  Tele('floatingButton', ${literal({ ...given, ...configOf(kind, props, addresses) })});`,
    '</script>',
    tag(addresses),
  ].join('\n');
};

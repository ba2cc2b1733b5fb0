// The widget's sheet has our rules for every class in a host's bundle. Needs a build.
import { readFileSync } from 'node:fs';
import { hostPage } from './host-page.ts';
import { publishedFile } from './published.ts';

const widgets = [
  ['@tele/match-widget', 'MatchWidget'],
  ['@tele/provider-inbox', 'ProviderInbox'],
  ['@tele/availability-calendar', 'AvailabilityCalendar'],
  ['@tele/doctor-register', 'DoctorRegister'],
  ['@tele/account', 'Account'],
  ['@tele/account', 'EditProfile'],
] as const;
const cssOf = (specifier: string) => readFileSync(publishedFile(`${specifier}/styles.css`), 'utf8');
const namesIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
const classesIn = (css: string) => namesIn(css, /\.(tele-[a-z0-9_-]+)/g);

const everywhere = classesIn(
  ['@tele/ui', '@tele/kit', '@tele/appointments', ...widgets.map(([name]) => name)].map(cssOf).join('\n'),
);
let lacking = 0;
for (const [specifier, component] of widgets) {
  const code = (await hostPage(specifier, component)).all.join('\n');
  // A word such as <tele-match-widget> is an element's name.
  const drawn = namesIn(code, /(?<![\w<-])(tele-[a-z0-9_-]+)/g);
  const sheet = cssOf(specifier);
  const held = classesIn(sheet);
  const read = namesIn(sheet, /var\((--[\w-]+)\)/g);
  const gaps = [
    ...[...everywhere].filter((name) => drawn.has(name) && !held.has(name)).map((name) => `has no rule for .${name}`),
    ...[...read]
      .filter((name) => !sheet.includes(`${name}:`) && !code.includes(name))
      .map((name) => `reads ${name} and does not declare it`),
  ];
  for (const gap of gaps) console.error(`✖ styles.css of ${specifier} ${gap}.`);
  lacking += gaps.length;
}
if (lacking > 0) process.exit(1);
console.log(`Sheets: ${widgets.length} widgets need no sheet but their own.`);

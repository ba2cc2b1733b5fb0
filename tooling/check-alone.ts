// `alone.css` of the calendar holds a rule for everything that its chunks can draw.
import { readFileSync } from 'node:fs';
import { gapsOf } from './alone/gaps.ts';
import { hostPage } from './host-page.ts';
import { publishedFile } from './published.ts';

const cssOf = (specifier: string) => readFileSync(publishedFile(specifier), 'utf8');
const { all } = await hostPage('@tele/availability-calendar', 'AvailabilityCalendar');
const gaps = gapsOf({
  code: all.join('\n'),
  alone: cssOf('@tele/availability-calendar/alone.css'),
  whole: ['@tele/ui', '@tele/kit', '@tele/availability-calendar'].map((name) => cssOf(`${name}/styles.css`)).join('\n'),
});
for (const gap of gaps) console.error(`✖ alone.css of @tele/availability-calendar ${gap}.`);
if (gaps.length > 0) process.exit(1);
console.log('Alone: the calendar needs no other sheet than its alone.css.');

import { accessibility } from './accessibility.ts';
import { calendar } from './calendar.ts';
import { emails } from './emails.ts';
import { embeds } from './embeds.ts';
import type { Fault } from './fault.ts';
import { forms } from './forms.ts';
import { migrations } from './migrations.ts';
import { money } from './money.ts';
import { races } from './races.ts';
import { roles } from './roles.ts';
import { styles } from './styles.ts';
import { texts } from './texts.ts';
import { timeZones } from './time-zones.ts';

export const faults: Readonly<Record<string, readonly Fault[]>> = {
  money,
  races,
  roles,
  'time zones': timeZones,
  calendar,
  forms,
  styles,
  accessibility,
  texts,
  embeds,
  emails,
  migrations,
};

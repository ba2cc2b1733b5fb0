import {
  BriefcaseIcon,
  CalendarCheckIcon,
  CalendarDaysIcon,
  FileIcon,
  HomeIcon,
  InboxIcon,
  SearchIcon,
  UserIcon,
  type IconSource,
} from '@tele/ui';
import type { NavEntry } from '../places.ts';

/** Icons of `places.ts` rows, loaded with the chrome, not the entry. */
export const placeIcons: Readonly<Record<NavEntry['icon'], IconSource>> = {
  home: HomeIcon,
  briefcase: BriefcaseIcon,
  search: SearchIcon,
  file: FileIcon,
  'calendar-check': CalendarCheckIcon,
  'calendar-days': CalendarDaysIcon,
  inbox: InboxIcon,
  user: UserIcon,
};

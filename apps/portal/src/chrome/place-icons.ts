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

/** The drawings that the rows of `places.ts` name: they come with the chrome, not with the entry. */
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

import {
  CalendarCheckIcon,
  CalendarDaysIcon,
  FileIcon,
  InboxIcon,
  SearchIcon,
  UserIcon,
  type IconSource,
} from '@tele/ui';
import type { Role } from '../login/after-login.ts';
import { matchStart, routes } from '../routes.ts';

export interface NavItem {
  href: string;
  /** The word in the top bar and the drawer. */
  label: string;
  /** The shorter word under the icon of the dock. */
  dockLabel: string;
  icon: IconSource;
  /** Where this item is the current one: the first part of a path. */
  sections: readonly string[];
}

const find: NavItem = {
  href: matchStart,
  label: 'Find specialists',
  dockLabel: 'Match',
  icon: SearchIcon,
  sections: ['match', 'start', 'atlas', 'results'],
};
const requests: NavItem = {
  href: routes.requests.href(),
  label: 'Requests',
  dockLabel: 'Requests',
  icon: FileIcon,
  sections: ['requests'],
};
const inbox: NavItem = {
  href: routes.inbox.href(),
  label: 'Inbox',
  dockLabel: 'Inbox',
  icon: InboxIcon,
  sections: ['inbox'],
};
const availability: NavItem = {
  href: routes.availability.href(),
  label: 'Availability',
  dockLabel: 'Schedule',
  icon: CalendarDaysIcon,
  sections: ['availability'],
};
const appointments = (dockLabel: string): NavItem => ({
  href: routes.appointments.href(),
  label: 'Appointments',
  dockLabel,
  icon: CalendarCheckIcon,
  sections: ['appointments'],
});
const account = (role: Role): NavItem => ({
  href: role === 'specialist' ? routes.specialist.href() : routes.patient.href(),
  label: 'Account',
  dockLabel: 'Account',
  icon: UserIcon,
  sections: ['patient', 'specialist', 'register'],
});

/** The places of a role, in the order of spec section 2, Global chrome: the top bar and the drawer. */
export const navItems = (role: Role): readonly NavItem[] =>
  role === 'specialist'
    ? [inbox, availability, appointments('Appointments')]
    : [find, requests, appointments('Booked')];

/** The same with the account at the end: the dock. */
export const dockItems = (role: Role): readonly NavItem[] => [...navItems(role), account(role)];

/** Whether the path is this item's or lies under it. */
export const isCurrent = (item: NavItem, pathname: string): boolean => {
  const section = pathname.startsWith('/atlas/selections/') ? 'requests' : (pathname.split('/')[1] ?? '');
  return item.sections.includes(section);
};

/** Where the brand leads: the inbox for a specialist, the start of matching for a patient (spec section 2). */
export const brandHref = (role: Role): string => {
  if (role === 'specialist') return routes.inbox.href();
  return role === 'patient' ? routes.start.href() : routes.root.href();
};

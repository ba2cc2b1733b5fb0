import type { ComponentType } from 'react';
import type { Seats } from '../settings/settings.ts';
import { Hours } from '../widgets/Hours.tsx';
import { Inbox } from '../widgets/Inbox.tsx';
import { Join } from '../widgets/Join.tsx';
import { Match } from '../widgets/Match.tsx';
import { SideBySide } from '../widgets/SideBySide.tsx';
import { TwoPatients } from '../widgets/TwoPatients.tsx';

export interface Page {
  path: string;
  link: string;
  title: string;
  lede: string;
  after: { title: string; text: string };
  Widget: ComponentType;
  seats: Seats;
}

const bring = {
  title: 'What to bring',
  text: 'Your Medicare card, your referral letter and a list of current medicines. Reception can print or scan documents for you.',
};
const rooms = {
  title: 'Our rooms',
  text: 'Each has a screen, a camera and a door that closes. Reception will show you how to start the call.',
};

export const pages: readonly [Page, ...Page[]] = [
  {
    path: '/',
    link: 'See a specialist',
    title: 'See a specialist by telehealth',
    lede: 'Waiting for a specialist in Grafton can take months. With a referral from your GP you can request a telehealth consultation from our clinic rooms or from home.',
    after: bring,
    Widget: Match,
    seats: { match: 'Patient' },
  },
  {
    path: '/inbox',
    link: 'Requests',
    title: 'Requests for our specialists',
    lede: 'For specialists who consult from our rooms. Reply within 6 days. The first to accept is booked.',
    after: rooms,
    Widget: Inbox,
    seats: { inbox: 'Specialist' },
  },
  {
    path: '/hours',
    link: 'Hours',
    title: 'Your hours with us',
    lede: 'Patients can book the half hours you add here.',
    after: rooms,
    Widget: Hours,
    seats: { hours: 'Specialist' },
  },
  {
    path: '/join',
    link: 'Work with us',
    title: 'Consult from Grafton',
    lede: 'We’re looking for specialists to see our patients by telehealth.',
    after: rooms,
    Widget: Join,
    seats: { join: 'Applicant' },
  },
  {
    path: '/both',
    link: 'Both sides',
    title: 'A request and the reply',
    lede: 'For our staff. See the patient’s side and the specialist’s side.',
    after: bring,
    Widget: SideBySide,
    seats: { match: 'Patient', inbox: 'Specialist' },
  },
  {
    path: '/two',
    link: 'Two patients',
    title: 'Two patients at one desk',
    lede: 'For our reception. Run two separate searches.',
    after: bring,
    Widget: TwoPatients,
    seats: { match: 'Patient', second: 'Second patient' },
  },
];

export const pageAt = (path: string): Page => pages.find((page) => page.path === path) ?? pages[0];

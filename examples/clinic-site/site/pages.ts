/** Page of the clinic's site; `file` fills its column. */
export interface Page {
  path: string;
  title: string;
  lead: string;
  file: string;
  /** Made with a page builder, whose CSS outweighs the theme's. */
  builder?: true;
  /** Served with the strictest Content-Security-Policy for the widget. */
  strict?: true;
}

export const pages: readonly Page[] = [
  {
    path: '/',
    title: 'See a specialist from our rooms or from home',
    lead: 'With a referral from your GP you can ask several specialists at once. The first to accept is booked.',
    file: 'home.html',
    builder: true,
  },
  {
    path: '/our-team',
    title: 'Our team and who works with us',
    lead: 'Three of us are in Bendigo. For everything else, specialists see you by phone or video.',
    file: 'our-team.html',
  },
  {
    path: '/see-a-specialist',
    title: 'See a specialist from our rooms or from home',
    lead: 'With a referral from your GP you can ask several specialists at once. The first to accept is booked.',
    file: 'see-a-specialist.html',
    builder: true,
  },
  {
    path: '/patients',
    title: 'For our patients',
    lead: 'Sign in here to request times from specialists. You don’t need another account.',
    file: 'patients.html',
    strict: true,
  },
];

export const menu: readonly (readonly [path: string, name: string])[] = [
  ['/', 'Home'],
  ['/our-team', 'Our team'],
  ['/see-a-specialist', 'See a specialist'],
  ['/patients', 'For patients'],
  ['#find-us', 'Contact'],
];

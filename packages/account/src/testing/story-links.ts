import type { AccountLinks } from '../links.ts';

export const storyLinks: AccountLinks = {
  preview: (category) => `/work/${category}/me`,
  availability: '/availability',
  payouts: '/work/payouts',
  documents: '/work/account',
  requests: '/requests',
  appointments: (id) => (id ? `/appointments?apt=${id}` : '/appointments'),
  offers: '/inbox/offers',
};

import { defineMessages } from '@tele/ui';

interface Category {
  id: string;
  name: string;
  blurb: string;
}

export const categoryMessages = defineMessages('match.category', {
  title: 'We match clients with verified tele professionals, Australia-wide.',
  lede: ({ max }: { max: number }, say) =>
    `Choose times with up to ${say.number(max)} professionals. The first to accept is booked.`,
  start: 'Start a match',
  seeAll: 'See all categories',
  all: 'All categories',
  count: ({ count }: { count: number }, say) => `${say.number(count)} professions, all virtual`,
  name: ({ name }: Category) => name,
  blurb: ({ blurb }: Category) => blurb,
  exampleTitle: 'Gastroenterology request',
  exampleFirst: 'Tue 24 Nov, 9:30 am',
  exampleSecond: 'Tue 24 Nov, 11:00 am · $245.00',
  exampleThird: 'Wed 25 Nov, 8:30 am',
});

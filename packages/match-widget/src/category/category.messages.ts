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
  firstName: 'Dr Priya Venkatesan',
  firstLine: 'Tue 24 Nov, 9:30 am',
  secondName: 'Dr Callum Brodie',
  secondLine: ({ fee }: { fee: string }) => `Tue 24 Nov, 11:00 am · ${fee}`,
  thirdName: 'Dr Hạnh Nguyễn',
  thirdLine: 'Wed 25 Nov, 8:30 am',
});

import { defineMessages } from '@tele/ui';

export const categoryMessages = defineMessages('match.category', {
  title: 'We match clients with verified tele professionals, Australia-wide.',
  lede: ({ max }: { max: number }, say) =>
    `Pick up to ${say.number(max)} professionals and one time with each. The first to accept is booked.`,
  start: 'Start a match',
  exampleTitle: 'Gastroenterology request',
  firstName: 'Dr Priya Venkatesan',
  firstLine: 'Tue 24 Nov, 9:30 am',
  secondName: 'Dr Callum Brodie',
  secondLine: ({ fee }: { fee: string }) => `Tue 24 Nov, 11:00 am · ${fee}`,
  thirdName: 'Dr Hạnh Nguyễn',
  thirdLine: 'Wed 25 Nov, 8:30 am',
});

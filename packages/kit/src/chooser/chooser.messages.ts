import { defineMessages } from '@tele/ui';

interface Category {
  id: string;
  name: string;
  blurb: string;
}

export const chooserMessages = defineMessages('kit.chooser', {
  seeAll: 'See all categories',
  all: 'All categories',
  count: ({ count }: { count: number }, say) => `${say.number(count)} categories, all online`,
  name: ({ name }: Category) => name,
  blurb: ({ blurb }: Category) => blurb,
});

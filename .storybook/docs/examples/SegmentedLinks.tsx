import { SegmentedLinks } from '../../../packages/ui/src/index.ts';

export const FiveOfThem = () => (
  <SegmentedLinks
    label="Places"
    links={['Home', 'Inbox', 'Requests', 'Calendar', 'Account'].map((label, index) => ({
      href: '#place',
      label,
      current: index === 0,
    }))}
  />
);

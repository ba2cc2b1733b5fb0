import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GlobeIcon } from '../icon/icons.ts';
import { ListboxButton } from '../listbox-button/ListboxButton.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: {
    title: 'Gastroenterology in NSW',
    crumb: { label: 'Change search', href: '#search' },
    lede: '14 specialists. Pick up to 10 specialists and one time with each, in the next 30 days.',
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Gastroenterology in NSW');
  },
};

export const ReachesTheLinkByTab: Story = {
  ...Default,
  tags: ['journey'],
  play: async (context) => {
    await Default.play?.(context);
    const { canvasElement } = context;
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Change search' })).toHaveFocus();
  },
};

export const WithTools: Story = {
  args: {
    tools: (
      <ListboxButton
        label="Time zone"
        icon={GlobeIcon}
        compact
        align="end"
        value="Australia/Sydney"
        onValueChange={fn()}
        options={[{ value: 'Australia/Sydney', label: 'Sydney', detail: '10:12 am AEDT' }]}
      />
    ),
  },
};

export const TitleAlone: Story = { args: { crumb: undefined, lede: undefined } };

const overlaps = (one: Element, other: Element): boolean => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

/** Number of lines of a word; more than one if it is broken. */
const linesOf = (element: Element, word: string): number => {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!(text instanceof Text)) return 0;
  const range = document.createRange();
  range.setStart(text, text.data.indexOf(word));
  range.setEnd(text, text.data.indexOf(word) + word.length);
  return range.getClientRects().length;
};

export const LongOnAPhone: Story = {
  args: {
    ...WithTools.args,
    title: 'Otorhinolaryngology and gastroenterology in NSW',
    crumb: { label: 'Change search for gastroenterology', href: '#search' },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tools = canvas.getByRole('combobox', { name: 'Time zone' });
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(linesOf(title, 'Otorhinolaryngology')).toBe(1);
    await expect(linesOf(title, 'gastroenterology')).toBe(1);
    for (const part of [title, ...canvas.queryAllByRole('link')]) await expect(overlaps(tools, part)).toBe(false);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const LongWithoutAWayBack: Story = { ...LongOnAPhone, args: { ...LongOnAPhone.args, crumb: undefined } };

/** The back arrow points to the start of the line. */
export const RightToLeft: Story = {
  ...WithTools,
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    const arrow = within(canvasElement).getByRole('link', { name: 'Change search' }).querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
  },
};

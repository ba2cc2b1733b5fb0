import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountBadge } from '../count-badge/CountBadge.tsx';
import { Field } from '../field/Field.tsx';
import { inShadowRoot, placeOf } from '../story/story-place.tsx';
import { TextInput } from '../text-input/TextInput.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Requests',
    tabs: [
      {
        value: 'open',
        label: 'Open',
        badge: <CountBadge count={3} label="open" />,
        panel: <p>Three requests wait.</p>,
      },
      { value: 'filled', label: 'Filled', panel: <p>Two requests were filled.</p> },
      { value: 'closed', label: 'Closed', panel: <p>Nothing closed this month.</p> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneDisabled: Story = {
  args: {
    defaultValue: 'filled',
    tabs: [
      { value: 'open', label: 'Open', panel: 'Three requests wait.' },
      { value: 'offers', label: 'Offers', panel: 'None.', disabled: true },
      { value: 'filled', label: 'Filled', panel: 'Two requests were filled.' },
    ],
  },
};

/** Tabs that do not fit scroll sideways; the page does not. */
export const Narrow: Story = {
  args: {
    tabs: ['Patient', 'Practice', 'Qualifications', 'Documents', 'Payout', 'Notifications'].map((label) => ({
      value: label,
      label,
      panel: `${label} details.`,
    })),
  },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <Tabs {...args} />
    </div>
  ),
};

export const ArrowsMoveAndShow: Story = {
  tags: ['journey'],
  play: async ({ args, canvasElement }) => {
    const { all, focused } = await placeOf(canvasElement);
    const tab = (name: RegExp) => all.getByRole('tab', { name });
    tab(/Open/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe(tab(/Filled/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('filled', { reason: 'pick' });
    await expect(all.getByRole('tabpanel', { name: 'Filled' })).toHaveTextContent('Two requests were filled.');
    await userEvent.keyboard('{End}');
    await expect(tab(/Closed/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe(tab(/Open/));
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(tab(/Open/)).toHaveAttribute('aria-selected', 'true');
  },
};

export const InShadowRoot: Story = { ...ArrowsMoveAndShow, decorators: [inShadowRoot] };

export const OneTabStop: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Open/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const ArrowsPassADisabledTab: Story = {
  tags: ['journey'],
  ...OneDisabled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Filled' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Open' })).toHaveFocus();
  },
};

export const KeepsWhatIsTyped: Story = {
  tags: ['journey'],
  args: {
    keepPanels: true,
    tabs: [
      {
        value: 'name',
        label: 'Name',
        panel: (
          <Field label="Given name">
            <TextInput />
          </Field>
        ),
      },
      { value: 'address', label: 'Address', panel: 'Street and suburb.' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('Maeve');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Street and suburb.');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByLabelText('Given name')).toHaveValue('Maeve');
  },
};

export const ArrowsRightToLeft: Story = {
  tags: ['journey'],
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const [first, second] = canvas.getAllByRole('tab');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
  },
};

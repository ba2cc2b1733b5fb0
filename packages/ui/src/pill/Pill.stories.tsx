import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CalendarCheckIcon,
  CheckIcon,
  CircleDashedIcon,
  CircleMinusIcon,
  CircleXIcon,
  ClockIcon,
  CloseIcon,
  AlertIcon,
  HourglassIcon,
  StarIcon,
} from '../icon/icons.ts';
import { StoryRow } from '../story/StoryRow.tsx';
import { Pill } from './Pill.tsx';

const meta = {
  title: 'Components/Pill',
  component: Pill,
  args: { children: 'Pending', tone: 'caution', icon: ClockIcon },
} satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <StoryRow>
      <Pill tone="caution" icon={ClockIcon}>
        Pending
      </Pill>
      <Pill tone="positive" icon={CheckIcon}>
        Accepted
      </Pill>
      <Pill icon={CloseIcon}>Declined</Pill>
      <Pill tone="outline" icon={CircleXIcon}>
        Cancelled
      </Pill>
      <Pill tone="outline" icon={CircleMinusIcon}>
        Closed
      </Pill>
      <Pill tone="info" icon={CircleDashedIcon}>
        Open
      </Pill>
      <Pill tone="info" icon={HourglassIcon}>
        Confirming
      </Pill>
      <Pill tone="positive" icon={CalendarCheckIcon}>
        Booked
      </Pill>
      <Pill tone="critical" icon={AlertIcon}>
        Failed
      </Pill>
      <Pill tone="highlight" icon={StarIcon}>
        Featured
      </Pill>
    </StoryRow>
  ),
};

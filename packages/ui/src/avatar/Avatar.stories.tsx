import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryRow } from '../story/StoryRow.tsx';
import { Avatar } from './Avatar.tsx';
import { tintOf } from './initials.ts';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Dr Priya Venkatesan' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One name for each of the six tints. */
const NAMES = [1, 2, 3, 4, 5, 6].map((tint) =>
  [
    'Dr Priya Venkatesan',
    'Dr Hạnh Nguyễn',
    'Tom Wren',
    'Callum Brodie',
    'Sienna Abdallah',
    'Sam D’Arcy',
    'Maeve Tran',
    'Noor Haddad',
    'Jack Thistlewood',
    'Ada Lindqvist',
    'Ruby Castellano',
    'Lachlan Petrou',
    'Noor Abdi',
    'Ines Okafor',
    'Wen Li',
    'Ravi Nair',
    'Ella Byrne',
    'Otto Lind',
  ].find((name) => tintOf(name) === tint)!,
);
const PHOTO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Crect width="4" height="4" fill="%23577"/%3E%3Ccircle cx="2" cy="2" r="1" fill="%23eda"/%3E%3C/svg%3E';

export const Sizes: Story = {
  render: (args) => (
    <StoryRow>
      {([28, 34, 40, 48, 56] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </StoryRow>
  ),
};

export const Tints: Story = {
  render: () => (
    <StoryRow>
      {NAMES.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </StoryRow>
  ),
};

export const Photo: Story = { args: { photoUrl: PHOTO, size: 56 } };

export const BrokenPhoto: Story = {
  args: { photoUrl: 'data:image/png;base64,AAAA', size: 56 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('PV'));
  },
};

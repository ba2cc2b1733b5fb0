import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { statusLook } from './status-look.ts';
import { StatusPill, type StatusPillProps } from './StatusPill.tsx';

const all: StatusPillProps[] = [
  { kind: 'candidate', status: 'PENDING' },
  { kind: 'candidate', status: 'ACCEPTED' },
  { kind: 'candidate', status: 'DECLINED' },
  { kind: 'candidate', status: 'LOST' },
  { kind: 'candidate', status: 'LOST', viewer: 'specialist' },
  { kind: 'candidate', status: 'CANCELLED' },
  { kind: 'candidate', status: 'NOT_SENT' },
  { kind: 'request', status: 'AWAITING PAYMENT' },
  { kind: 'request', status: 'OPEN' },
  { kind: 'request', status: 'FILLED' },
  { kind: 'selection', status: 'PENDING' },
  { kind: 'selection', status: 'BOOKING_PENDING' },
  { kind: 'selection', status: 'BOOKED' },
  { kind: 'selection', status: 'CLOSED' },
  { kind: 'selection', status: 'CANCELLED' },
  { kind: 'provider', status: 'PENDING' },
  { kind: 'provider', status: 'APPROVED' },
  { kind: 'offer', status: 'OPEN' },
  { kind: 'offer', status: 'OPEN', viewer: 'specialist' },
  { kind: 'offer', status: 'HELD' },
  { kind: 'offer', status: 'ACCEPTED' },
  { kind: 'offer', status: 'EXPIRED' },
  { kind: 'offer', status: 'LOST' },
  { kind: 'offer', status: 'LOST', viewer: 'specialist' },
  { kind: 'offer', status: 'WITHDRAWN' },
  { kind: 'payouts', status: 'NONE' },
  { kind: 'payouts', status: 'INCOMPLETE' },
  { kind: 'payouts', status: 'RESTRICTED' },
  { kind: 'payouts', status: 'ACTIVE' },
];

const meta = {
  title: 'Patterns/StatusPill',
  component: StatusPill,
  args: { kind: 'candidate', status: 'PENDING' },
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {all.map((which) => (
        <StatusPill key={`${which.kind} ${which.status} ${which.viewer}`} {...which} />
      ))}
    </p>
  ),
} satisfies Meta<typeof StatusPill>;
export default meta;

export const Every: StoryObj<typeof meta> = {
  tags: ['spec:4.candidate-lost', 'spec:4.candidate-cancelled'],
  play: async ({ canvasElement }) => {
    const looks = Object.values(statusLook).flatMap((kind) => Object.values(kind));
    // Three differ between the two sides.
    await expect(canvasElement.querySelectorAll('.tele-pill')).toHaveLength(looks.length + 3);
  },
};
export const EveryDark: StoryObj<typeof meta> = { globals: { scheme: 'dark' } };

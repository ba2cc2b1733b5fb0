import { useKeepZone } from '@tele/kit';
import { goOffline, teleStage } from '@tele/kit/story-stage';
import {
  aBookedSelection,
  aBooking,
  aCandidate,
  aPayment,
  aSelection,
  anOpenRequest,
  fail,
  mock,
  requestList,
  type MockCall,
  type Responder,
} from '@tele/core/testing';
import type { OpenRequest, RequestItem, Selection } from '@tele/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { answer, never } from '../../testing/answer.ts';
import { bookedRequest } from '../../testing/offered.ts';
import { desk, phone } from '../../testing/widths.tsx';
import { RequestListScreen } from './RequestListScreen.tsx';

const meta = {
  title: 'Screens/Requests',
  component: RequestListScreen,
  args: {
    viewHref: (id: string) => `#/requests/${id}`,
    openRequestHref: (id: string) => `#/requests/open/${id}`,
    payHref: (id: string) => `#/requests/${id}#pay`,
    findHref: '#/match/doctor',
    onAskAgain: fn(),
    onAskForTimesAgain: fn(),
  },
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof RequestListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const pickedList = (selections: readonly Selection[]): Responder<'myRequests'> =>
  requestList(selections.map((selection) => ({ kind: 'picked' as const, selection })));

const list = [
  aBookedSelection(),
  aSelection({ selectionId: 'sel_open', specialty: 'Endocrinology', createdAt: '2026-11-19T23:00:00.000Z' }),
  aSelection({ selectionId: 'sel_closed', specialty: 'Dermatology', status: 'CLOSED' }),
];

export const Over: Story = {
  beforeEach: answer(
    mock(
      'myRequests',
      pickedList([
        aBookedSelection({
          booking: aBooking({ slotISO: '2026-11-19T00:00:00.000Z', endISO: '2026-11-19T00:30:00.000Z' }),
        }),
      ]),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Ask again, Gastroenterology/ })).toBeVisible();
  },
};

export const Default: Story = {
  tags: ['spec:2.patient-requests'],
  parameters: { shows: ['Filled', 'Open', 'View'] },
  beforeEach: answer(mock('myRequests', pickedList(list))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Gastroenterology/ });
    await expect(canvas.queryByText('Dermatology')).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Waiting for payment' })).toBeNull();
    await expect(canvas.getByText(/^Dr Callum Brodie, Tue 24 Nov, 11:00\sam\sAEDT$/)).toBeVisible();
    await expect(canvas.getByText('Filled')).toBeVisible();
    await expect(canvas.getByText('Open')).toBeVisible();
    // Requests for the same specialty differ by person and date.
    await expect(canvas.getByText('Dr Callum Brodie and 1 other, created Fri 20 Nov')).toBeVisible();
  },
};

export const UnfoldsByKeyboard: Story = {
  ...Default,
  tags: ['journey'],
  play: async (context) => {
    await Default.play?.(context);
    const { canvas } = context;
    const row = await canvas.findByRole('button', { name: /Gastroenterology/ });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Dr Priya Venkatesan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /View Gastroenterology/ })).toHaveAttribute(
      'href',
      '#/requests/sel_8Q2F7K',
    );
  },
};

export const Desk: Story = {
  tags: ['spec:2.patient-requests'],
  beforeEach: answer(mock('myRequests', pickedList(list))),
  decorators: [desk],
};

const finn = { personId: 'per_finn', name: 'Finn Tran' };

export const ForSomebodyElse: Story = {
  beforeEach: answer(
    mock(
      'myRequests',
      requestList([
        { kind: 'picked', selection: aBookedSelection({ person: finn }) },
        { kind: 'open', request: anOpenRequest({ person: finn }) },
        { kind: 'picked', selection: aSelection({ selectionId: 'sel_open', specialty: 'Endocrinology' }) },
      ]),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Dr Callum Brodie and 1 other, for Finn Tran, created Mon 23 Nov'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Request for times, for Finn Tran, created /)).toBeVisible();
    await expect(canvas.getAllByText(/for Finn Tran/)).toHaveLength(2);
  },
};
export const ForSomebodyElseNarrow: Story = { ...ForSomebodyElse, decorators: [phone] };

const requestedParts: (string | undefined)[] = [];

const answerOf = (responder: Responder<'myRequests'>, call: MockCall<'myRequests'>) =>
  typeof responder === 'function' ? responder(call) : responder;

const noted =
  (responder: Responder<'myRequests'>): Responder<'myRequests'> =>
  (call) => {
    requestedParts.push(call.query.show);
    return answerOf(responder, call);
  };

const never24 = { status: 'CLOSED', payment: null, payBy: null, endedBecause: 'unpaid' } as const;
const history = [
  aSelection({
    selectionId: 'sel_1',
    specialty: 'Dermatology',
    endedBecause: 'lapsed',
    status: 'CLOSED',
    payment: aPayment({ status: 'canceled' }),
  }),
  aSelection({
    selectionId: 'sel_2',
    specialty: 'Endocrinology',
    candidates: [aCandidate({ status: 'CANCELLED' })],
    payment: aPayment({ status: 'canceled' }),
  }),
  aSelection({ selectionId: 'sel_3', specialty: 'Sleep medicine', ...never24 }),
];

const unpaid = aSelection({ selectionId: 'sel_unpaid', specialty: 'Neurology', payment: null });

export const WaitingForPayment: Story = {
  beforeEach: answer(mock('myRequests', pickedList([...list, unpaid]))),
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Waiting for payment' }));
    await expect(waiting.getByText('Neurology')).toBeVisible();
    await expect(waiting.getByText(/^Not sent yet\. Send it by Tue 24 Nov/)).toBeVisible();
    const pay = waiting.getByRole('link', { name: /^Pay \$15 to submit, Neurology, Mon.23.Nov$/ });
    await expect(pay).toHaveAttribute('href', '#/requests/sel_unpaid#pay');
    await expect(await canvas.findByText('2 open or booked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Past requests 1' }));
    await expect(await canvas.findByText('Dermatology')).toBeVisible();
    await expectState(async () => expect(canvas.getAllByText('Neurology')).toHaveLength(1));
  },
};
export const WaitingForPaymentDesk: Story = { ...WaitingForPayment, decorators: [desk] };
export const WaitingForPaymentNarrow: Story = { ...WaitingForPayment, decorators: [phone] };
export const WaitingForPaymentDark: Story = { ...WaitingForPaymentDesk, globals: { scheme: 'dark' } };

export const OnlyUnpaid: Story = {
  beforeEach: answer(mock('myRequests', pickedList([unpaid, ...history]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Pay \$15 to submit/ })).toBeVisible();
    await expect(await canvas.findByText('No requests in progress.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Past requests 3' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const EndedBelow: Story = {
  beforeEach: answer(mock('myRequests', pickedList([aBookedSelection(), ...history]))),
  play: async ({ canvas }) => {
    const fold = await canvas.findByRole('button', { name: 'Past requests 3' });
    await userEvent.click(fold);
    await expectState(async () => {
      await expect(await canvas.findByText('No one accepted in time. $15.00 released.')).toBeVisible();
      await expect(canvas.getByText('You cancelled. $15.00 released.')).toBeVisible();
      await expect(canvas.getByText('Never sent.')).toBeVisible();
    });
  },
};

/** The request was made in the zone of Perth. */
const MadeInPerth = ({ children }: { children: ReactNode }) => {
  const keepZone = useKeepZone();
  useState(() => keepZone('sel_1', 'Australia/Perth'));
  return children;
};

export const AsksAgain: Story = {
  ...EndedBelow,
  tags: ['journey'],
  decorators: [
    (Story) => (
      <MadeInPerth>
        <Story />
      </MadeInPerth>
    ),
  ],
  play: async (context) => {
    await EndedBelow.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^Ask again, Dermatology/ }));
    await expect(args.onAskAgain).toHaveBeenCalledWith({
      profession: 'doctor',
      search: expect.objectContaining({ specialty: 'Dermatology', tz: 'Australia/Perth' }),
    });
  },
};

export const EndedBelowDesk: Story = { ...EndedBelow, decorators: [desk] };

export const OnlyEnded: Story = {
  beforeEach: answer(mock('myRequests', pickedList(history.slice(0, 2)))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests in progress.')).toBeVisible();
    await expect(await canvas.findByText('Dermatology')).toBeVisible();
  },
};

/** Past requests load only when opened. */
export const EndedIsReadWhenOpened: Story = {
  tags: ['journey'],
  beforeEach: (context) => {
    requestedParts.length = 0;
    answer(mock('myRequests', noted(pickedList([aBookedSelection(), ...history]))))(context);
  },
  play: async ({ canvas }) => {
    const fold = await canvas.findByRole('button', { name: 'Past requests 3' });
    await expect(requestedParts).toEqual(['current', 'unpaid']);
    await userEvent.click(fold);
    await canvas.findByText('Dermatology');
    await expect(requestedParts).toEqual(['current', 'unpaid', 'ended']);
  },
};

export const UnpaidFailed: Story = {
  beforeEach: (context) => {
    const all = pickedList([aBookedSelection()]);
    const respond: Responder<'myRequests'> = (call) =>
      call.query.show === 'unpaid' ? fail(500, 'INTERNAL', 'The service stumbled.') : answerOf(all, call);
    answer(mock('myRequests', respond))(context);
  },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Waiting for payment' }));
    await expectState(async () => {
      await expect(waiting.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(await canvas.findByText('Filled')).toBeVisible();
    });
  },
};

export const EndedFailed: Story = {
  beforeEach: (context) => {
    const all = pickedList([aBookedSelection(), ...history]);
    const respond: Responder<'myRequests'> = (call) =>
      call.query.show === 'ended' ? fail(500, 'INTERNAL', 'The service stumbled.') : answerOf(all, call);
    answer(mock('myRequests', respond))(context);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Past requests 3' }));
    await expectState(async () => {
      await expect(await canvas.findByText('The service stumbled.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(canvas.getByText('Filled')).toBeVisible();
    });
  },
};

const many = Array.from({ length: 200 }, (_, index) => {
  const createdAt = new Date(Date.parse('2026-11-22T20:00:00.000Z') - index * 3_600_000).toISOString();
  return aBookedSelection({ selectionId: `sel_many_${index}`, createdAt });
});

export const Many: Story = {
  beforeEach: answer(mock('myRequests', pickedList([...many, ...history]))),
  decorators: [desk],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('200 open or booked')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^View Gastro/ })).toHaveLength(50);
    for (const count of [100, 150, 200]) {
      canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
      await waitFor(() => expect(canvas.getAllByRole('link', { name: /^View Gastro/ })).toHaveLength(count));
    }
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Past requests 3' })).toBeInTheDocument();
  },
};

/** Specification-only server: no parts, no pages. */
export const AllAtOnce: Story = {
  beforeEach: answer(
    mock('myRequests', {
      items: [aBookedSelection(), ...history].map((selection) => ({ kind: 'picked' as const, selection })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 open or booked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Past requests 3' }));
    await expectState(async () => {
      await expect(await canvas.findByText('Dermatology')).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: /^View/ })).toHaveLength(4);
    });
  },
};

const asksFor = (changes: Partial<OpenRequest>): RequestItem => ({ kind: 'open', request: anOpenRequest(changes) });

const bothKinds: RequestItem[] = [
  asksFor({}),
  asksFor({ requestId: 'req_none', specialty: 'Rheumatology', offers: [] }),
  { kind: 'picked', selection: aBookedSelection() },
  { kind: 'open', request: { ...bookedRequest(), requestId: 'req_booked', specialty: 'Sleep medicine' } },
  asksFor({ requestId: 'req_closed', specialty: 'Dermatology', status: 'CLOSED', openUntil: null, offers: [] }),
];

export const BothKinds: Story = {
  beforeEach: answer(mock('myRequests', requestList(bothKinds))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 offers, first expires Mon 23 Nov, 10:40 am AEDT')).toBeVisible();
    await expect(canvas.getByText(/^No offers to review\. Open until Mon 30 Nov/)).toBeVisible();
    await expect(canvas.getAllByText('Request for times, created Mon 23 Nov')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /^View Rheumatology/ })).toHaveAttribute(
      'href',
      '#/requests/open/req_none',
    );
  },
};

export const AsksForTimesAgain: Story = {
  ...BothKinds,
  tags: ['journey'],
  play: async (context) => {
    await BothKinds.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Past requests 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Ask again, Dermatology/ }));
    await expect(args.onAskForTimesAgain).toHaveBeenCalledWith({
      profession: 'doctor',
      value: expect.objectContaining({ specialty: 'Dermatology', timeframe: 'this-week', state: 'NSW' }),
    });
  },
};
export const BothKindsDesk: Story = { ...BothKinds, decorators: [desk] };
export const BothKindsDark: Story = { ...BothKindsDesk, globals: { scheme: 'dark' } };
export const BothKindsNarrow: Story = { ...BothKinds, decorators: [phone] };

export const Loading: Story = { beforeEach: answer(mock('myRequests', never)) };

export const Empty: Story = { beforeEach: answer(mock('myRequests', pickedList([]))) };

export const Failed: Story = {
  beforeEach: answer(mock('myRequests', fail(500, 'INTERNAL', 'The service stumbled.'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load request')).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: (context) => {
    answer()(context);
    return goOffline();
  },
};

export const LongText: Story = {
  beforeEach: answer(
    mock(
      'myRequests',
      pickedList([aSelection({ specialty: 'Child and adolescent developmental neuropsychopharmacology' })]),
    ),
  ),
};

export const Phone320: Story = { beforeEach: answer(mock('myRequests', pickedList(list))), decorators: [phone] };

export const Dark: Story = {
  beforeEach: answer(mock('myRequests', pickedList(list))),
  globals: { scheme: 'dark' },
  decorators: [desk],
};

export const LongLanguage: Story = {
  beforeEach: answer(mock('myRequests', pickedList([...list, ...history]))),
  globals: { language: 'en-XA' },
};

export const RightToLeft: Story = {
  beforeEach: answer(mock('myRequests', pickedList([...list, ...history]))),
  globals: { language: 'ar-XB' },
};

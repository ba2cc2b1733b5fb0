import {
  aBooking,
  aSpecialistProfile,
  anAppointment,
  anAvailability,
  anIncomingSelection,
  anIncomingOpenRequest,
  anOwnOffer,
  appointmentList,
  aProvider,
  fail,
  incomingList,
  installStoryStripe,
  mock,
  somePayouts,
  storyNow,
} from '@tele/core/testing';
import { inHost } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { ProviderInbox } from './ProviderInbox.tsx';

const meta = {
  title: 'Screens/Inbox widget',
  component: ProviderInbox,
  args: {
    apiBase: 'https://api.example.test',
    token: 'story',
    stripe: { publishableKey: 'pk_test_story' },
    now: () => new Date(storyNow),
    onReady: fn(),
    onStepChange: fn(),
    onAccepted: fn(),
    onDeclined: fn(),
    onOfferMade: fn(),
    onError: fn(),
  },
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  beforeEach: ({ msw }) => {
    const waiting = new Map(
      ['sel_1', 'sel_2'].map((selectionId, index) => [
        selectionId,
        anIncomingSelection({ selectionId, slotISO: `2026-11-2${index + 4}T00:00:00.000Z` }),
      ]),
    );
    msw.use(
      mock('incomingSelections', (call) => {
        const respond = incomingList([...waiting.values()]);
        return typeof respond === 'function' ? respond(call) : respond;
      }),
      mock('openRequests', { items: [] }),
      mock('acceptSelection', ({ params, body }) => {
        if (body.dryRun) return { selectionId: params.id, status: 'PENDING' };
        waiting.delete(params.id);
        return { selectionId: params.id, status: 'BOOKED', booking: aBooking({ feeCents: body.feeCents }) };
      }),
      mock('myCards', { items: [] }),
      mock('myAppointments', appointmentList([anAppointment({ selectionId: 'sel_1' })])),
      mock('declineSelection', ({ params }) => {
        waiting.delete(params.id);
        return { selectionId: params.id, status: 'DECLINED' };
      }),
    );
    return installStoryStripe();
  },
} satisfies Meta<typeof ProviderInbox>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const view = async (canvas: Canvas): Promise<void> => {
  const [first] = await canvas.findAllByRole('button', { name: /^View Tue.24.Nov/ });
  await userEvent.click(first!);
  await expect(await canvas.findByRole('heading', { name: 'Respond to request' })).toHaveFocus();
};

const payFor = async (fee: string): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Your consultation fee'), `${fee}{Enter}`);
  await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242');
  await userEvent.click(screen.getByRole('button', { name: 'Save card & Accept' }));
};

const backAtTheInbox = async (canvas: Canvas, canvasElement: HTMLElement, said: string): Promise<void> => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Inbox' })).toHaveFocus());
  const widget = within(canvasElement.querySelector<HTMLElement>('.tele-provider-inbox')!);
  await expect((await widget.findAllByText(said)).length).toBeGreaterThan(0);
};

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('2 pending requests. Times are in Sydney time.')).toBeVisible();
    await expect(args.onReady?.mock.calls).toEqual([[]]);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Inbox' })).not.toHaveFocus();
  },
};

export const Accepts: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await view(canvas);
    await payFor('245');
    await expectState(async () => {
      await backAtTheInbox(canvas, canvasElement, 'Appointment confirmed.');
      await expect(await canvas.findByRole('region', { name: 'Appointment confirmed' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Open appointment' })).toBeNull();
      await expect(await canvas.findByText('1 pending request. Times are in Sydney time.')).toBeVisible();
      await expect(args.onAccepted?.mock.calls).toEqual([[{ selectionId: 'sel_1' }]]);
      await expect(args.onDeclined).not.toHaveBeenCalled();
      await expect(args.onStepChange?.mock.calls).toEqual([[{ step: 'respond' }], [{ step: 'inbox' }]]);
    });
  },
};

export const OpensTheAppointment: Story = {
  args: { appointmentsUrl: 'https://clinic.example/day?tab=mine' },
  tags: ['journey'],
  play: async ({ canvas }) => {
    await view(canvas);
    await payFor('245');
    const card = within(await canvas.findByRole('region', { name: 'Appointment confirmed' }));
    await expect(card.getByRole('link', { name: 'Open appointment' })).toHaveAttribute(
      'href',
      'https://clinic.example/day?tab=mine&apt=sel_1',
    );
    await userEvent.click(card.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Appointment confirmed' })).toBeNull());
  },
};

/** Stays until the inbox opens again. */
export const GoneOnTheNextVisit: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    await view(canvas);
    await payFor('245');
    await canvas.findByRole('region', { name: 'Appointment confirmed' });
    const [next] = await canvas.findAllByRole('button', { name: /^View Wed.25.Nov/ });
    await userEvent.click(next!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Inbox' }));
    await canvas.findByText('1 pending request. Times are in Sydney time.');
    await expect(canvas.queryByRole('region', { name: 'Appointment confirmed' })).toBeNull();
  },
};

export const Declines: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await view(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline this selection?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expectState(async () => {
      await backAtTheInbox(canvas, canvasElement, 'Request declined.');
      await expect(args.onDeclined?.mock.calls).toEqual([[{ selectionId: 'sel_1' }]]);
    });
  },
};

export const Offers: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock('openRequests', { items: [anIncomingOpenRequest()] }),
      mock('myOffers', { items: [anOwnOffer()] }),
      mock('myPayouts', somePayouts()),
      mock('myProvider', aProvider({ status: 'APPROVED' })),
      mock('myAppointments', appointmentList([])),
      mock('myAvailability', anAvailability()),
      mock('createOffer', ({ body }) => anOwnOffer({ requestId: body.requestId, feeCents: body.feeCents })),
    ),
  play: async ({ canvas, args }) => {
    await canvas.findByText('2 pending requests. Times are in Sydney time.');
    await userEvent.click(canvas.getByRole('button', { name: /^Open requests/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Inbox' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'For you 2' })).not.toHaveAttribute('aria-current');
    await userEvent.click(await canvas.findByRole('button', { name: /^Make offer/ }));
    await userEvent.type(await screen.findByLabelText('Your fee'), '245');
    await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
    await waitFor(() =>
      expect(args.onOfferMade?.mock.calls).toEqual([[{ offerId: 'off_7QK3WD', requestId: 'req_5H8KQ2' }]]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'My offers' }));
    await expect(await canvas.findByText('1 offer waiting. Times are in Sydney time.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(args.onStepChange?.mock.calls).toEqual([[{ step: 'requests' }], [{ step: 'offers' }]]);
  },
};

export const WithoutPayouts: Story = {
  args: { step: undefined },
  beforeEach: ({ msw }) =>
    msw.use(
      mock('openRequests', { items: [anIncomingOpenRequest()] }),
      mock('myPayouts', somePayouts({ state: 'NONE', movements: [], balance: null, payouts: null })),
      mock('mySpecialistProfile', aSpecialistProfile()),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Open requests/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up payouts' }));
    await expect(await canvas.findByText('Get paid for your offers')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Payouts/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Open requests/ }));
    await expectState(async () => {
      await expect(await canvas.findByText('Set up payouts to make offers')).toBeVisible();
    });
  },
};

/** Another specialist accepted while the card was typed. */
export const FilledMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('acceptSelection', ({ params, body }) =>
        body.dryRun
          ? { selectionId: params.id, status: 'PENDING' }
          : fail(409, 'ALREADY_BOOKED', 'Already filled by another specialist.'),
      ),
    ),
  play: async ({ canvas, args }) => {
    await view(canvas);
    await payFor('245');
    const filled = within(await screen.findByRole('alertdialog', { name: 'Already filled by another specialist.' }));
    await userEvent.click(filled.getByRole('button', { name: 'Back to inbox' }));
    await expectState(async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Inbox' })).toHaveFocus());
      await expect(args.onAccepted).not.toHaveBeenCalled();
    });
  },
};

/** Lessons have no consultation fee. */
export const ATutor: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('incomingSelections', incomingList([anIncomingSelection({ profession: 'education' })]))),
  play: async ({ canvas }) => {
    await view(canvas);
    await expectState(async () => expect(await canvas.findByLabelText('Your lesson fee')).toBeVisible());
  },
};

/** Host that controls the step: its Back leads to the list, as does a step without a request. */
export const StepOfTheHost: Story = {
  args: { step: 'respond' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Inbox' })).toBeVisible();
    await waitFor(() => expect(args.onStepChange?.mock.calls).toEqual([[{ step: 'inbox' }]]));
  },
};

export const PaymentsNotConfigured: Story = {
  args: { stripe: null },
  play: async ({ canvas }) => {
    await view(canvas);
    await userEvent.type(await screen.findByLabelText('Your consultation fee'), '245{Enter}');
    await expectState(async () => expect(await canvas.findByText('Card payments aren’t available')).toBeVisible());
  },
};

export const SignedOut: Story = {
  args: { token: null, onAuthRequired: fn() },
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', fail(401, 'UNAUTHENTICATED', 'Please sign in.'))),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Please sign in')).toBeVisible();
    await expect(args.onAuthRequired).toHaveBeenCalledWith({ reason: 'missing' });
    await expect(args.onReady?.mock.calls).toEqual([[]]);
  },
};

const fits = async (canvas: Canvas, canvasElement: HTMLElement): Promise<void> => {
  const widget = canvasElement.querySelector('.tele-provider-inbox')!;
  await expect(widget.scrollWidth).toBeLessThanOrEqual(widget.clientWidth);
  await view(canvas);
  await canvas.findByLabelText('Your consultation fee');
  await expect(widget.scrollWidth).toBeLessThanOrEqual(widget.clientWidth);
};

export const Narrowest: Story = {
  tags: ['journey'],
  decorators: [inHost({ inlineSize: 280 })],
  play: ({ canvas, canvasElement }) => fits(canvas, canvasElement),
};

/** Page with a 10 px font, also on its root: ours stays the same. */
export const InTinyText: Story = {
  decorators: [inHost({ fontSize: 10, lineHeight: 1 })],
  beforeEach: () => {
    document.documentElement.style.fontSize = '10px';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const lede = await canvas.findByText(/pending requests/);
    await expect(getComputedStyle(lede).fontSize).toBe('15px');
  },
};

export const RightToLeft: Story = {
  args: { locale: 'ar' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Inbox' })).toBeVisible();
    const widget = canvasElement.querySelector('.tele-provider-inbox')!;
    await expect(getComputedStyle(widget).direction).toBe('rtl');
    await expect(widget.scrollWidth).toBeLessThanOrEqual(widget.clientWidth);
  },
};

export const LargeText: Story = {
  tags: ['journey'],
  decorators: [inHost({ inlineSize: 320, '--tele-font-size': '30px' })],
  play: ({ canvas, canvasElement }) => fits(canvas, canvasElement),
};

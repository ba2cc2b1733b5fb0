import { goOffline, teleStage } from '@tele/kit/story-stage';
import {
  aMeeting,
  anAppointment,
  anOpenRequest,
  aSelection,
  anAlert,
  fail,
  mock,
  requestList,
  someNames,
  unreachable,
} from '@tele/core/testing';
import { answer, never } from '../testing/answer.ts';
import { textsThatCome } from '@tele/ui/texts-that-come';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { PatientHomeScreen } from './PatientHomeScreen.tsx';
import { aFullHome, having, theOffer } from './story-patient-home.ts';

const wide =
  (inlineSize: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  );

const meta = {
  title: 'Screens/Home',
  component: PatientHomeScreen,
  decorators: [teleStage],
  args: {
    name: 'Maeve',
    profession: 'doctor',
    findHref: '#/atlas',
    categoriesHref: '#/match',
    appointmentsHref: (apt) => (apt ? `#/appointments?apt=${apt}` : '#/appointments'),
    requestsHref: '#/requests',
    selectionHref: (id) => `#/atlas/selections/${id}`,
    payHref: (id) => `#/requests/${id}#pay`,
    openRequestHref: (id) => `#/requests/open/${id}`,
    alertHref: ({ alertId }) => `#/${alertId}`,
    specialistHref: (id) => `#/specialists/${id}`,
    onSearch: fn(),
  },
  beforeEach: answer(...having(aFullHome())),
} satisfies Meta<typeof PatientHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An offer outranks everything and holds the only filled button. */
export const Default: Story = {
  tags: ['spec:2.patient-dashboard', 'spec:4.selection-pending'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning, Maeve' })).toBeVisible();
    await expect(
      await canvas.findByText(/^One offer to review\. Your next appointment is tomorrow at 11:00\sam\sAEDT\.$/),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Offer from Dr Oluwaseun Adeyemi' })).toBeVisible();
    await expect(canvas.getByText('Endocrinology, Ballarat VIC')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-variant="primary"]')).toHaveLength(1);
    const next = within(canvas.getByRole('region', { name: 'Upcoming appointments' }));
    await expect(next.getAllByRole('listitem')).toHaveLength(2);
    await expect(next.getByRole('link', { name: /Dr Callum Brodie/ })).toHaveAttribute(
      'href',
      '#/appointments?apt=sel_8Q2F7K',
    );
    const requestsRegion = within(canvas.getByRole('region', { name: 'Your requests' }));
    for (const word of ['Open', 'Booked', 'Pending', 'Confirming', 'Awaiting payment', 'Closed'])
      await expect(requestsRegion.getByText(word)).toBeVisible();
    await expect(requestsRegion.getByRole('link', { name: /^View Rheumatology/ })).toHaveAttribute(
      'href',
      '#/atlas/selections/sel_open',
    );
    await expect(requestsRegion.getByRole('link', { name: /^Pay \$15 to submit, Neurology/ })).toHaveAttribute(
      'href',
      '#/requests/sel_unpaid#pay',
    );
    await expect(requestsRegion.getByRole('link', { name: /^View Endocrinology/ })).toHaveAttribute(
      'href',
      '#/requests/open/req_5H8KQ2',
    );
    await expect(canvas.getByRole('link', { name: /^Find specialists/ })).toHaveAttribute('href', '#/atlas');
  },
};

export const Desk: Story = {
  tags: ['spec:2.patient-dashboard'],
  decorators: [wide(1056)],
};
export const DeskDark: Story = { decorators: [wide(1056)], globals: { scheme: 'dark' } };
export const Phone: Story = { decorators: [wide(358)] };
export const PhoneDark: Story = { decorators: [wide(358)], globals: { scheme: 'dark' } };
export const Phone320: Story = {
  decorators: [wide(288)],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Dr Elspeth Marr, Dermatology, for Finn Tran');
    const home = canvasElement.querySelector('.tele-home');
    await expect(home?.scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const JoinNow: Story = {
  parameters: { now: '2026-11-23T23:52:00.000Z' },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Upcoming appointments' }));
    await expect(await next.findByRole('link', { name: 'Join (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://meet.example.com/room-4821',
    );
    await expect(next.getAllByRole('link', { name: /^Join/ })).toHaveLength(1);
    await expect(next.getByText('Dr Elspeth Marr, Dermatology, for Finn Tran')).toBeVisible();
  },
};
export const JoinNowPhoneDark: Story = {
  ...JoinNow,
  decorators: [wide(358)],
  globals: { scheme: 'dark' },
};

/** First visit: the search has the filled button, and both blocks describe their content. */
export const FirstVisit: Story = {
  beforeEach: answer(...having({})),
  decorators: [wide(1056)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome, Maeve' })).toBeVisible();
    await expect(canvas.getByText(/^Booked appointments appear here/)).toBeVisible();
    await expect(canvas.getByText(/^Requests you submit appear here/)).toBeVisible();
  },
};

export const SearchesFromTheDashboard: Story = {
  ...FirstVisit,
  tags: ['journey'],
  play: async (context) => {
    await FirstVisit.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Find specialists' }));
    await expect(await canvas.findByText('Please choose a specialty.')).toBeVisible();
    const suggested = await canvas.findByRole('button', { name: 'Dermatology' });
    suggested.focus();
    await userEvent.keyboard('{Enter}');
    await expect(suggested).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Find specialists' }));
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith(expect.objectContaining({ specialty: 'Dermatology', state: null })),
    );
  },
};
export const FirstVisitPhone: Story = { beforeEach: answer(...having({})), decorators: [wide(358)] };
export const FirstVisitDark: Story = {
  beforeEach: answer(...having({})),
  decorators: [wide(1056)],
  globals: { scheme: 'dark' },
};

/** Past appointments count as an earlier visit. */
export const OnlyPast: Story = {
  beforeEach: answer(...having({ appointments: [anAppointment({ chosenSlotISO: '2026-11-16T00:00:00.000Z' })] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re all caught up.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning, Maeve' })).toBeVisible();
  },
};

/** Accepted by keyboard: shows the booking, and the focus moves to the heading. */
export const AcceptedByKeyboard: Story = {
  beforeEach: (context) => {
    let booked = false;
    const free = theOffer({ feeCents: 0 });
    const slotISO = free.slots[0]?.slotISO ?? '';
    answer(
      ...having(
        // An offer implies a request: without one, this would be a first visit.
        { offers: [free], requests: [{ kind: 'open', request: anOpenRequest({ offers: [free] }) }] },
        mock('myOffers', () => ({ items: booked ? [] : [free] })),
        mock('myAppointments', () => ({
          items: booked ? [anAppointment({ offerId: free.offerId, selectionId: null, chosenSlotISO: slotISO })] : [],
        })),
        mock('prepareOffer', {
          offerId: free.offerId,
          slotISO,
          clientSecret: null,
          amountCents: 0,
          heldUntil: free.expiresAt,
        }),
        mock('finaliseOffer', () => {
          booked = true;
          const endISO = new Date(Date.parse(slotISO) + 30 * 60_000).toISOString();
          return theOffer({
            feeCents: 0,
            status: 'ACCEPTED',
            booking: { slotISO, endISO, status: 'CONFIRMED', cancelledBy: null, meeting: aMeeting(), sequence: 0 },
          });
        }),
      ),
    )(context);
  },
  play: async ({ canvas }) => {
    const accept = await canvas.findByRole('button', { name: /^Accept, / });
    accept.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog'));
    const book = await sheet.findByRole('button', { name: 'Accept and book' });
    await textsThatCome(async (came) => {
      book.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(came.map(({ text }) => text)).toContain('Booked. See it in your appointments.'));
    });
    await expectState(async () => {
      await waitFor(() => expect(canvas.queryByRole('heading', { name: /^Offer from/ })).toBeNull());
      await expect(await canvas.findByRole('link', { name: /Dr Callum Brodie/ })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    });
  },
};

export const Many: Story = {
  beforeEach: answer(
    ...having({
      offers: ['Dr Priya Venkatesan', 'Dr Callum Brodie', 'Dr Sienna Abdallah'].map((name, index) =>
        theOffer({
          offerId: `off_${index}`,
          specialist: { ...theOffer().specialist, name },
          expiresAt: new Date(Date.parse(theOffer().expiresAt) - index * 60_000).toISOString(),
        }),
      ),
      appointments: Array.from({ length: 12 }, (_, index) =>
        anAppointment({
          selectionId: `sel_${index}`,
          chosenSlotISO: new Date(Date.parse('2026-11-24T00:00:00.000Z') + index * 86_400_000).toISOString(),
        }),
      ),
      requests: Array.from({ length: 30 }, (_, index) => ({
        kind: 'picked' as const,
        selection: aSelection({ selectionId: `sel_many_${index}` }),
      })),
    }),
  ),
  decorators: [wide(1056)],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^3 offers to review\./)).toBeVisible();
    const offers = canvas.getAllByRole('heading', { name: /^Offer from/ }).map((heading) => heading.textContent);
    await expect(offers).toEqual(
      ['Sienna Abdallah', 'Callum Brodie', 'Priya Venkatesan'].map((n) => `Offer from Dr ${n}`),
    );
    await expect(canvasElement.querySelectorAll('[data-variant="primary"]')).toHaveLength(1);
    await expect(await canvas.findByText('and 7 more')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^View / })).toHaveLength(8));
  },
};

export const LongNames: Story = {
  args: { name: 'Wilhelmina-Featherstonehaugh' },
  beforeEach: answer(
    ...having({
      offers: [
        theOffer({
          specialist: {
            ...theOffer().specialist,
            name: 'Dr Wilhelmina Featherstonehaugh-Cholmondeley of Upper Bullamakanka',
          },
        }),
      ],
      appointments: [
        anAppointment({
          specialistName: 'Dr Wilhelmina Featherstonehaugh-Cholmondeley of Upper Bullamakanka',
          specialty: 'Paediatric Endocrinology, Diabetes & Metabolic Medicine',
          feeCents: 111_875,
        }),
      ],
      requests: [
        {
          kind: 'picked',
          selection: aSelection({ specialty: 'Child and adolescent developmental neuropsychopharmacology' }),
        },
      ],
    }),
  ),
  decorators: [wide(288)],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: /^Offer from/ });
    await expect(canvasElement.querySelector('.tele-home')?.scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const OnePartFailed: Story = {
  beforeEach: (context) => {
    let tries = 0;
    const { requests } = aFullHome();
    answer(
      ...having(
        aFullHome(),
        mock('myRequests', (call) => {
          tries += 1;
          const list = requestList(requests);
          return tries === 1 || typeof list !== 'function'
            ? fail(500, 'INTERNAL', 'The service stumbled.')
            : list(call);
        }),
      ),
    )(context);
  },
  play: async ({ canvas }) => {
    const requestsRegion = within(canvas.getByRole('region', { name: 'Your requests' }));
    await expect(await requestsRegion.findByText('Failed to load dashboard')).toBeVisible();
    await expect(await canvas.findByText('Dr Elspeth Marr, Dermatology, for Finn Tran')).toBeVisible();
  },
};

export const TriesThePartAgain: Story = {
  ...OnePartFailed,
  tags: ['journey'],
  play: async (context) => {
    await OnePartFailed.play?.(context);
    const { canvas } = context;
    const requestsRegion = within(canvas.getByRole('region', { name: 'Your requests' }));
    await userEvent.click(requestsRegion.getByRole('button', { name: 'Try again' }));
    await expect(await requestsRegion.findByText('Rheumatology')).toBeVisible();
  },
};

export const AllFailed: Story = {
  tags: ['spec:8.loading-dashboard'],
  parameters: { shows: ['Failed to load dashboard'] },
  beforeEach: answer(
    ...having({}, mock('myOffers', unreachable), mock('myAppointments', unreachable), mock('myRequests', unreachable)),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Failed to load dashboard')).toHaveLength(3));
    for (const name of ['Offers', 'Upcoming appointments', 'Your requests'])
      await expect(within(canvas.getByRole('region', { name })).getByText('Failed to load dashboard')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Find specialists/ })).toBeVisible();
  },
};

export const OnePartSlow: Story = {
  beforeEach: answer(...having(aFullHome(), mock('myAppointments', never))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Offer from/ })).toBeVisible();
    await expect(await canvas.findByText('Rheumatology')).toBeVisible();
    await expect(canvas.getByText('Loading appointments')).toBeInTheDocument();
    await expect(await canvas.findByText('One offer to review.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: answer(...having({}, mock('myOffers', never), mock('myAppointments', never), mock('myRequests', never))),
};

export const Offline: Story = {
  beforeEach: (context) => {
    answer(...having({}))(context);
    return goOffline();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Failed to load dashboard').length).toBeGreaterThan(0);
  },
};

export const NoNameYet: Story = { args: { name: null } };

/** Text a third longer and accented: unaccented text is hard-coded. */
export const LongLanguage: Story = { globals: { language: 'en-XA' }, decorators: [wide(358)] };
export const RightToLeft: Story = { globals: { language: 'ar-XB' }, decorators: [wide(1056)] };

/** An alert links to its results and turns off with a press; a favourite links to their page. */
export const Kept: Story = {
  beforeEach: answer(
    mock('myAlerts', {
      items: [
        anAlert(),
        anAlert({
          alertId: 'wat_told',
          specialty: 'Neurology',
          state: null,
          ended: { because: 'told', at: '2026-11-22T22:00:00.000Z' },
        }),
      ],
    }),
    mock('myFavourites', { items: someNames('Brodie') }),
    ...having(aFullHome()),
  ),
  play: async ({ canvas }) => {
    const alerts = within(await canvas.findByRole('region', { name: 'Your alerts' }));
    await expect(alerts.getByRole('link', { name: 'Rheumatology, TAS' })).toHaveAttribute('href', '#/wat_3H8KQ2');
    await expect(alerts.getByText('A time is available')).toBeVisible();
    await expect(alerts.getByRole('button', { name: 'Turn off alert for Rheumatology, TAS' })).toBeVisible();
    await expect(alerts.getByRole('button', { name: 'Remove Neurology' })).toBeVisible();
    const kept = within(await canvas.findByRole('region', { name: 'Your favourites' }));
    await expect(kept.getByRole('link', { name: 'Dr Callum Brodie' })).toHaveAttribute(
      'href',
      '#/specialists/spc_brodie',
    );
  },
};

/** A failed turn-off says that the alert is still on. */
export const StopFails: Story = {
  beforeEach: answer(
    mock('myAlerts', { items: [anAlert()] }),
    mock('turnOffAlert', fail(500, 'INTERNAL', '')),
    ...having(aFullHome()),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off alert for Rheumatology, TAS' }));
    await expectState(async () =>
      expect(await screen.findByText('We couldn’t turn off the alert. Try again.')).toBeVisible(),
    );
  },
};

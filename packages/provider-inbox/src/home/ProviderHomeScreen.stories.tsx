import { goOffline, teleStage } from '@tele/kit/story-stage';
import { anAvailability, anIncomingOpenRequest, fail, mock, somePayouts, unreachable } from '@tele/core/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aFirstDay, aFullDay, working } from './story-provider-home.ts';
import { ProviderHomeScreen } from './ProviderHomeScreen.tsx';

const never = (): Promise<never> => new Promise<never>(() => undefined);

const wide =
  (inlineSize: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  );

const meta = {
  title: 'Screens/Work home',
  component: ProviderHomeScreen,
  decorators: [teleStage],
  args: {
    name: 'Dr Brodie',
    profession: 'doctor',
    inboxHref: '#/inbox',
    availabilityHref: '#/availability',
    appointmentsHref: '#/appointments',
    requestsHref: '#/inbox/requests',
    rescheduleHref: (rescheduleId) => `#/inbox/reschedules/${rescheduleId}`,
    payoutsHref: '#/work/payouts',
    profileHref: '#/register',
    meetingHref: '#/specialist',
    categoryHref: (path) => `#/work/${path}`,
  },
  beforeEach: ({ msw }) => msw.use(...working({})),
} satisfies Meta<typeof ProviderHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (canvas: { getByRole: typeof screen.getByRole }, name: string) =>
  within(canvas.getByRole('region', { name }));

const filledOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('[data-variant="primary"]')];

export const Default: Story = {
  tags: ['spec:2.specialist-dashboard'],
  parameters: { shows: ['Make offer'] },
  decorators: [wide(1056)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning, Dr Brodie' })).toBeVisible();
    await expect(await canvas.findByText('2 consultations today. The next starts in 18 minutes.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Inbox 5 waiting' })).toHaveAttribute('href', '#/inbox');
    const numbers = part(canvas, 'Your numbers');
    for (const text of [
      'Oldest 2 hours ago',
      'consultations, Monday to Sunday',
      '24 of 31',
      '4 filled by someone else',
    ])
      await expect(await numbers.findByText(text)).toBeVisible();
    await expect(await numbers.findByText('$612.50')).toBeVisible();
    await expect(numbers.getByText('Arrives Tue 24 Nov')).toBeVisible();
    const next = part(canvas, 'Next appointments');
    await expect(await next.findByRole('heading', { level: 3, name: 'Lachlan Petrou' })).toBeVisible();
    await expect(next.getByRole('button', { name: /Lachlan Petrou/ })).toHaveAttribute('aria-current', 'true');
    await expect(next.getByRole('link', { name: 'Email patient' })).toHaveAttribute(
      'href',
      'mailto:lachlan.petrou@example.com',
    );
    await expect(next.getByRole('button', { name: 'Show Medicare or IHI number' })).toBeVisible();
    const requests = part(canvas, 'Open patient requests');
    await waitFor(() => expect(requests.getAllByRole('button', { name: /^Make offer/ })).toHaveLength(3));
    await expect(requests.getByRole('link', { name: 'All 7' })).toHaveAttribute('href', '#/inbox/requests');
    const payouts = part(canvas, 'Payouts');
    await expect(await payouts.findByText('Active')).toBeVisible();
    await expect(payouts.getByRole('link', { name: 'See all payouts' })).toHaveAttribute('href', '#/work/payouts');
    await expect(canvas.queryByRole('link', { name: /^Vets and pet care/ })).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-variant="primary"]')).toHaveLength(0);
  },
};

/** One button opens the categories in place: the page ends with its own work. */
export const AllCategories: Story = {
  tags: ['journey'],
  decorators: [wide(1056)],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'All categories' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const link = await canvas.findByRole('link', { name: /^Vets and pet care/ });
    await expect(link).toHaveAttribute('href', '#/work/pets');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Doctors/ })).toHaveFocus();
  },
};

export const DeskDark: Story = { decorators: [wide(1056)], globals: { scheme: 'dark' } };
export const Phone: Story = { decorators: [wide(358)] };
export const PhoneDark: Story = { decorators: [wide(358)], globals: { scheme: 'dark' } };
export const Phone320: Story = {
  decorators: [wide(288)],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Lachlan Petrou' });
    await expect(canvasElement.querySelector('.tele-home')?.scrollWidth).toBeLessThanOrEqual(288);
  },
};

/** The list is one tab stop: arrows change the detail, Enter moves to its heading. */
export const ByKeyboard: Story = {
  tags: ['journey'],
  decorators: [wide(1056)],
  play: async ({ canvas }) => {
    const next = part(canvas, 'Next appointments');
    const row = (name: RegExp) => next.getByRole('button', { name });
    (await next.findByRole('link', { name: 'All appointments' })).focus();
    await next.findByRole('button', { name: /Lachlan Petrou/ });
    await userEvent.tab();
    await expect(row(/Lachlan Petrou/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(row(/Jarrah Wilkins/)).toHaveFocus();
    await expect(row(/Jarrah Wilkins/)).toHaveAttribute('aria-current', 'true');
    const heading = next.getByRole('heading', { level: 3, name: 'Jarrah Wilkins' });
    await expect(heading).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveFocus();
    // The button that explains Join comes first in the detail.
    await userEvent.tab();
    await expect(next.getByRole('button', { name: 'Join' })).toHaveFocus();
    await userEvent.tab();
    await expect(next.getByRole('link', { name: 'Email patient' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(row(/Jarrah Wilkins/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(row(/Saoirse Doyle/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(row(/Lachlan Petrou/)).toHaveFocus();
  },
};

/** A revealed number is hidden again in the next detail. */
export const HidesTheNumberAgain: Story = {
  tags: ['journey'],
  decorators: [wide(1056)],
  play: async ({ canvas }) => {
    const next = part(canvas, 'Next appointments');
    await userEvent.click(await next.findByRole('button', { name: 'Show Medicare or IHI number' }));
    await expect(next.getByRole('button', { name: 'Hide Medicare or IHI number' })).toBeVisible();
    await userEvent.click(next.getByRole('button', { name: /Noor Haddad/ }));
    await expect(next.getByRole('heading', { level: 3, name: 'Noor Haddad' })).toBeVisible();
    await expect(next.getByRole('button', { name: 'Show Medicare or IHI number' })).toBeVisible();
  },
};

export const PhoneOpensTheSheet: Story = {
  tags: ['journey'],
  decorators: [wide(358)],
  play: async ({ canvas }) => {
    const next = part(canvas, 'Next appointments');
    await expect(await next.findByRole('heading', { level: 3, name: 'Lachlan Petrou' })).toBeVisible();
    const row = next.getByRole('button', { name: /Noor Haddad/ });
    row.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: /Noor Haddad/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel appointment' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep appointment' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(row).toHaveFocus();
  },
};

/** Make offer opens its sheet here. */
export const MakesAnOffer: Story = {
  tags: ['spec:2.offer-form', 'journey'],
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', { name: 'Make offer Hepatology' });
    offer.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Make an offer' }));
    await expect(await sheet.findByLabelText('Your fee')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(offer).toHaveFocus();
  },
};

/** Five steps; the first incomplete one has the filled button. Includes the public card. */
export const FirstDay: Story = {
  args: { name: 'Dr Adeyemi' },
  beforeEach: ({ msw }) => msw.use(...working(aFirstDay())),
  decorators: [wide(1056)],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome, Dr Adeyemi' })).toBeVisible();
    await expect(
      canvas.getByText('You’re approved. Patients can book you once you’ve added your hours.'),
    ).toBeVisible();
    const steps = part(canvas, 'Before your first patient');
    await expect(steps.getByText('1 of 5 done')).toBeVisible();
    await expect(await steps.findByText('Approved Mon 23 Nov, 9:05 am AEDT')).toBeVisible();
    await expect(steps.getAllByRole('listitem')).toHaveLength(5);
    await waitFor(() => expect(filledOf(canvasElement)).toEqual([steps.getByRole('link', { name: 'Add your hours' })]));
    await expect(await steps.findByText('Until you choose, we’ll tell patients you’ll call.')).toBeVisible();
    await expect(steps.getByRole('link', { name: 'Choose how you meet' })).toHaveAttribute('href', '#/specialist');
    await expect(steps.getByRole('button', { name: 'Onboard to payout provider' })).toBeVisible();
    await expect(part(canvas, 'Next appointments').getByText(/^Accepted requests appear here/)).toBeVisible();
    await expect(part(canvas, 'Open patient requests').getByText(/^Add your hours to see open requests/)).toBeVisible();
    const seen = await canvas.findByRole('region', { name: 'How patients will see you' });
    await expect(within(seen).getByText('No times in the next 30 days')).toBeVisible();
  },
};
/** Slow payouts do not delay the page; their step has no button until they load. */
export const FirstDayPayoutsSlow: Story = {
  args: FirstDay.args,
  beforeEach: ({ msw }) => msw.use(...working(aFirstDay(), mock('myPayouts', never))),
  decorators: [wide(1056)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 5 done')).toBeVisible();
    const steps = part(canvas, 'Before your first patient');
    await expect(steps.getByRole('link', { name: 'Add your hours' })).toBeVisible();
    await expect(steps.getByText('Set up payouts')).toBeVisible();
    await expect(steps.queryByRole('button', { name: 'Onboard to payout provider' })).toBeNull();
  },
};
export const FirstDayDark: Story = { ...FirstDay, play: undefined, globals: { scheme: 'dark' } };
export const FirstDayPhone320: Story = { ...FirstDay, play: undefined, decorators: [wide(288)] };
export const FirstDayPhone: Story = { ...FirstDay, play: undefined, decorators: [wide(358)] };

/** With hours, patients can find the specialist; the next step is filled. */
export const HoursAreIn: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...working(aFirstDay({ hours: anAvailability(), requests: [anIncomingOpenRequest()] }))),
  decorators: [wide(1056)],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('2 of 5 done')).toBeVisible();
    await expect(canvas.getByText('You’re approved, and patients can find you.')).toBeVisible();
    await waitFor(() =>
      expect(filledOf(canvasElement)).toEqual([canvas.getByRole('link', { name: 'Choose how you meet' })]),
    );
    await expect(await canvas.findByRole('button', { name: /^Make offer/ })).toBeVisible();
  },
};

/** A specialist who has chosen is not asked again; the profile is next. */
export const MeetingIsChosen: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...working(aFirstDay({ hours: anAvailability(), meeting: { isSaid: true, way: 'video' } }))),
  decorators: [wide(1056)],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('3 of 5 done')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Choose how you meet' })).toBeNull();
    await waitFor(() => expect(filledOf(canvasElement)).toEqual([canvas.getByRole('link', { name: 'Edit profile' })]));
  },
};

/** Everything done, no requests yet: each block has its heading and a line. */
export const Quiet: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...working({
        ...aFirstDay(),
        requests: [],
        hours: anAvailability(),
        meeting: { isSaid: true },
        payouts: somePayouts(),
        profile: aFullDay().profile,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No consultations today.')).toBeVisible();
    await expect(await canvas.findByText(/^Accepted requests appear here/)).toBeVisible();
    await expect(await canvas.findByText('Open requests in your specialties appear here.')).toBeVisible();
    await expect(await canvas.findByText('You’re all caught up')).toBeVisible();
    await expect(await canvas.findByText('No payout scheduled')).toBeVisible();
  },
};

export const WithoutPayouts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...working({ payouts: somePayouts({ state: 'NONE', movements: [], balance: null, payouts: null }) })),
  play: async ({ canvas }) => {
    const payouts = part(canvas, 'Payouts');
    await expect(await payouts.findByText('Not set up')).toBeVisible();
    await expect(payouts.getByRole('button', { name: 'Onboard to payout provider' })).toBeVisible();
    await expect(await canvas.findByText('Payouts aren’t active')).toBeVisible();
  },
};
export const PayoutsPaused: Story = {
  beforeEach: ({ msw }) => msw.use(...working({ payouts: somePayouts({ state: 'RESTRICTED' }) })),
  play: async ({ canvas }) => {
    const payouts = part(canvas, 'Payouts');
    await expect(await payouts.findByText('Paused')).toBeVisible();
    await expect(payouts.getByRole('button', { name: 'Continue with Stripe' })).toBeVisible();
  },
};

export const OnePartFailed: Story = {
  beforeEach: ({ msw }) => {
    let tries = 0;
    msw.use(
      ...working(
        {},
        mock('openRequests', () => {
          tries += 1;
          return tries === 1 ? fail(500, 'INTERNAL', 'The service stumbled.') : { items: [...aFullDay().requests] };
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const requests = part(canvas, 'Open patient requests');
    await expect(await requests.findByText('Failed to load dashboard')).toBeVisible();
    await expect(await canvas.findByText('24 of 31')).toBeVisible();
  },
};

export const TriesThePartAgain: Story = {
  ...OnePartFailed,
  tags: ['journey'],
  play: async (context) => {
    await OnePartFailed.play?.(context);
    const { canvas } = context;
    const requests = part(canvas, 'Open patient requests');
    await userEvent.click(requests.getByRole('button', { name: 'Try again' }));
    await expect(await requests.findByRole('button', { name: 'Make offer Hepatology' })).toBeVisible();
  },
};

export const PayoutNotKnown: Story = {
  beforeEach: ({ msw }) => msw.use(...working({}, mock('myPayouts', fail(500, 'INTERNAL', 'The service stumbled.')))),
  play: async ({ canvas }) => {
    await expect(await part(canvas, 'Payouts').findByText('Failed to load dashboard')).toBeVisible();
    const numbers = part(canvas, 'Your numbers');
    await expect(await numbers.findByText('Not available right now')).toBeVisible();
    await expect(numbers.getByText('–')).toBeVisible();
    await expect(numbers.queryByText(/\$/)).toBeNull();
    await expect(numbers.getByText('24 of 31')).toBeVisible();
  },
};

export const AllFailed: Story = {
  tags: ['spec:8.loading-dashboard'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...working(
        {},
        mock('notifications', unreachable),
        mock('myAppointments', unreachable),
        mock('openRequests', unreachable),
        mock('myPayouts', unreachable),
      ),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Failed to load dashboard')).toHaveLength(4));
    await expect(canvas.queryByText(/\d+ of \d+|\$|waiting|caught up/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Inbox' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All categories' })).toBeVisible();
  },
};

export const OnePartSlow: Story = {
  beforeEach: ({ msw }) => msw.use(...working({}, mock('myPayouts', never))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('24 of 31')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Make offer Hepatology' })).toBeVisible();
    await expect(canvas.getByText('Loading payouts')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...working(
        {},
        mock('notifications', never),
        mock('myAppointments', never),
        mock('openRequests', never),
        mock('myPayouts', never),
      ),
    ),
};

export const Offline: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...working({}));
    return goOffline();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Failed to load dashboard').length).toBeGreaterThan(0);
  },
};

export const LongNames: Story = {
  args: { name: 'Dr Featherstonehaugh-Cholmondeley' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...working({
        numbers: { toAnswer: 240, requests: 1_200, accepted: 1_024, filledByAnother: 99, thisWeek: 80 },
        appointments: aFullDay().appointments.map((each) => ({
          ...each,
          patientName: 'Wilhelmina Featherstonehaugh-Cholmondeley of Upper Bullamakanka',
          specialty: 'Paediatric Endocrinology, Diabetes & Metabolic Medicine',
        })),
      }),
    ),
  decorators: [wide(288)],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Inbox 240 waiting' });
    await canvas.findAllByRole('heading', { level: 3, name: /^Wilhelmina/ });
    await expect(canvasElement.querySelector('.tele-home')?.scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const ATutor: Story = {
  args: { profession: 'education', name: 'Noor' },
  beforeEach: ({ msw }) => msw.use(...working(aFirstDay())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Before your first student' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Open student requests' })).toBeVisible();
  },
};

/** Text a third longer and accented: unaccented text is hard-coded. */
export const LongLanguage: Story = { globals: { language: 'en-XA' }, decorators: [wide(358)] };
export const RightToLeft: Story = { globals: { language: 'ar-XB' }, decorators: [wide(1056)] };

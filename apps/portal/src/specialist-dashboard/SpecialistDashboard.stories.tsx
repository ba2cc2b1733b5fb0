import { goOffline, teleStage } from '@tele/kit/story-stage';
import { anAvailability, anIncomingOpenRequest, fail, mock, somePayouts, unreachable } from '@tele/core/testing';
import { answer, never } from '@tele/match-widget/testing/answer';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aFirstDay, aFullDay, working } from './story-specialist-dashboard.ts';
import { SpecialistDashboard } from './SpecialistDashboard.tsx';

const wide =
  (inlineSize: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  );

const meta = {
  title: 'Screens/Work home',
  component: SpecialistDashboard,
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
    categoryHref: (path) => `#/work/${path}`,
  },
  beforeEach: answer(...working({})),
} satisfies Meta<typeof SpecialistDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (canvas: { getByRole: typeof screen.getByRole }, name: string) =>
  within(canvas.getByRole('region', { name }));

/** The filled buttons: which step is next is known only once each part has come. */
const filledOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('[data-variant="primary"]')];

/** The next consultation is shown; nothing but it could hold a filled button. */
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
    await expect(canvas.getByRole('link', { name: /^Vets and pet care/ })).toHaveAttribute('href', '#/work/pets');
    await expect(canvasElement.querySelectorAll('[data-variant="primary"]')).toHaveLength(0);
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
    // The button that says when Join opens comes first in the detail.
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

/** A number that was shown is one person's: the next detail hides it again. */
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

/** Where there is no room beside the list, a row opens the sheet, from which it is cancelled too. */
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

/** Four steps, of which the first undone one holds the filled button, and the card that patients will see. */
export const FirstDay: Story = {
  args: { name: 'Dr Adeyemi' },
  beforeEach: answer(...working(aFirstDay())),
  decorators: [wide(1056)],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome, Dr Adeyemi' })).toBeVisible();
    await expect(
      canvas.getByText('You’re approved. Patients can book you once you’ve added your hours.'),
    ).toBeVisible();
    const steps = part(canvas, 'Before your first patient');
    await expect(steps.getByText('1 of 4 done')).toBeVisible();
    await expect(await steps.findByText('Approved Mon 23 Nov, 9:05 am AEDT')).toBeVisible();
    await expect(steps.getAllByRole('listitem')).toHaveLength(4);
    await waitFor(() => expect(filledOf(canvasElement)).toEqual([steps.getByRole('link', { name: 'Add your hours' })]));
    await expect(steps.getByRole('button', { name: 'Onboard to payout provider' })).toBeVisible();
    await expect(part(canvas, 'Next appointments').getByText(/^Accepted requests appear here/)).toBeVisible();
    await expect(
      part(canvas, 'Open patient requests').getByText(/^Add your hours before you make offers/),
    ).toBeVisible();
    const seen = await canvas.findByRole('region', { name: 'How patients will see you' });
    await expect(within(seen).getByText('No times in the next 30 days')).toBeVisible();
  },
};
/** Payouts that take their time hold the first day up for nobody: their step is told, and not asked for before it is known to be left. */
export const FirstDayPayoutsSlow: Story = {
  args: FirstDay.args,
  beforeEach: answer(...working(aFirstDay(), mock('myPayouts', never))),
  decorators: [wide(1056)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 4 done')).toBeVisible();
    const steps = part(canvas, 'Before your first patient');
    await expect(steps.getByRole('link', { name: 'Add your hours' })).toBeVisible();
    await expect(steps.getByText('Set up payouts')).toBeVisible();
    await expect(steps.queryByRole('button', { name: 'Onboard to payout provider' })).toBeNull();
  },
};
export const FirstDayDark: Story = { ...FirstDay, play: undefined, globals: { scheme: 'dark' } };
export const FirstDayPhone320: Story = { ...FirstDay, play: undefined, decorators: [wide(288)] };
export const FirstDayPhone: Story = { ...FirstDay, play: undefined, decorators: [wide(358)] };

/** Hours are in: found by patients, and the next step is filled. */
export const HoursAreIn: Story = {
  beforeEach: answer(...working(aFirstDay({ hours: anAvailability(), requests: [anIncomingOpenRequest()] }))),
  decorators: [wide(1056)],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('2 of 4 done')).toBeVisible();
    await expect(canvas.getByText('You’re approved, and patients can find you.')).toBeVisible();
    await waitFor(() => expect(filledOf(canvasElement)).toEqual([canvas.getByRole('link', { name: 'Edit profile' })]));
    await expect(await canvas.findByRole('button', { name: /^Make offer/ })).toBeVisible();
  },
};

/** All is done and nobody has asked yet: every block keeps its heading and a line. */
export const Quiet: Story = {
  beforeEach: answer(
    ...working({
      ...aFirstDay(),
      requests: [],
      hours: anAvailability(),
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

/** Payouts that are not active say so, with the specification's button. */
export const WithoutPayouts: Story = {
  beforeEach: answer(
    ...working({ payouts: somePayouts({ state: 'NONE', movements: [], balance: null, payouts: null }) }),
  ),
  play: async ({ canvas }) => {
    const payouts = part(canvas, 'Payouts');
    await expect(await payouts.findByText('Not set up')).toBeVisible();
    await expect(payouts.getByRole('button', { name: 'Onboard to payout provider' })).toBeVisible();
    await expect(await canvas.findByText('Payouts aren’t active')).toBeVisible();
  },
};
export const PayoutsPaused: Story = {
  beforeEach: answer(...working({ payouts: somePayouts({ state: 'RESTRICTED' }) })),
  play: async ({ canvas }) => {
    const payouts = part(canvas, 'Payouts');
    await expect(await payouts.findByText('Paused')).toBeVisible();
    await expect(payouts.getByRole('button', { name: 'Continue with Stripe' })).toBeVisible();
  },
};

/** What cannot be had says so in its own place, and is tried again there; the rest stands. */
export const OnePartFailed: Story = {
  beforeEach: (context) => {
    let tries = 0;
    answer(
      ...working(
        {},
        mock('openRequests', () => {
          tries += 1;
          return tries === 1 ? fail(500, 'INTERNAL', 'The service stumbled.') : { items: [...aFullDay().requests] };
        }),
      ),
    )(context);
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

/** A number that is not known is a dash and says so: none is made up, and the other three stand. */
export const PayoutNotKnown: Story = {
  beforeEach: answer(...working({}, mock('myPayouts', fail(500, 'INTERNAL', 'The service stumbled.')))),
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
  beforeEach: answer(
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
    await expect(canvas.getByRole('heading', { name: 'All categories' })).toBeVisible();
  },
};

/** One part takes its time: nothing else waits for it. */
export const OnePartSlow: Story = {
  beforeEach: answer(...working({}, mock('myPayouts', never))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('24 of 31')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Make offer Hepatology' })).toBeVisible();
    await expect(canvas.getByText('Loading payouts')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: answer(
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
  beforeEach: (context) => {
    answer(...working({}))(context);
    return goOffline();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Failed to load dashboard').length).toBeGreaterThan(0);
  },
};

export const LongNames: Story = {
  args: { name: 'Dr Featherstonehaugh-Cholmondeley' },
  beforeEach: answer(
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

/** A tutor has students. */
export const ATutor: Story = {
  args: { profession: 'education', name: 'Noor' },
  beforeEach: answer(...working(aFirstDay())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Before your first student' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Open student requests' })).toBeVisible();
  },
};

/** Every text a third longer and accented: what has no accent stands outside the tables. */
export const LongLanguage: Story = { globals: { language: 'en-XA' }, decorators: [wide(358)] };
export const RightToLeft: Story = { globals: { language: 'ar-XB' }, decorators: [wide(1056)] };

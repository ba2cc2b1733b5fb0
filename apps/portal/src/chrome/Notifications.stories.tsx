import { goOffline, teleStage } from '@tele/kit/story-stage';
import type { Notifications } from '@tele/core';
import { fail, mock, someNotifications, someSpecialistNotifications } from '@tele/core/testing';
import { focusManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { Bell } from '@tele/notifications/screens';
import { storyViewers } from './story-viewers.ts';
import { TopBar } from './TopBar.tsx';
import { heardSide, type Viewer } from './viewer.ts';
import ShellBell from './ShellBell.tsx';
import './Shell.css';

const people = {
  patient: { id: 'usr_maeve', name: 'Maeve Tran', email: 'maeve.tran@example.com' },
  specialist: { id: 'usr_brodie', name: 'Dr Callum Brodie', email: 'dr.callum.brodie@example.com' },
};

const nothing = (): void => undefined;

const Example = ({ viewer }: { viewer: Viewer }) => {
  const person = people[viewer.side === 'specialist' ? 'specialist' : 'patient'];
  const bellSide = heardSide(viewer);
  return (
    <TopBar
      person={person}
      viewer={viewer}
      pathname="/requests"
      route="/requests"
      bell={bellSide && <ShellBell side={bellSide} person={person.id} route="/requests" onUnseen={nothing} />}
      onSignIn={nothing}
      onSignOut={nothing}
      onMenu={nothing}
      onMenuSoon={nothing}
    />
  );
};

const many = (count: number): Notifications => {
  const [appointment] = someNotifications().appointments as [Notifications['appointments'][number]];
  const [request] = someNotifications().requests as [Notifications['requests'][number]];
  const ids = Array.from({ length: count }, (_, index) => `sel_${index}`);
  return someNotifications({
    appointments: ids.map((id) => ({ ...appointment, id, selectionId: id })),
    requests: ids.map((id) => ({ ...request, selectionId: `other_${id}` })),
  });
};

const meta = {
  title: 'Screens/Chrome/Notifications',
  component: Example,
  subcomponents: { Bell },
  decorators: [
    teleStage,
    (Story, { parameters }) => (
      <div className="tele-shell" style={{ inlineSize: parameters.width ?? '100%', minBlockSize: '640px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { stage: 'bare', docs: { story: { inline: false, height: '640px' } } },
  args: { viewer: storyViewers.patient },
  beforeEach: ({ msw }) => {
    msw.use(
      mock('notifications', ({ query }) =>
        query.role === 'specialist' ? someSpecialistNotifications() : someNotifications(),
      ),
    );
    return () => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('tele.seen.')) localStorage.removeItem(key);
    };
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
const restOpen: Play = async (context) => {
  await open(context);
  await expectState(async () =>
    expect(await screen.findByRole('link', { name: /^Booked with Dr Callum Brodie unseen/ })).toBeVisible(),
  );
};

const rescheduleNews: Notifications['reschedules'][number] = {
  rescheduleId: 'mov_4T7KD2',
  appointmentId: 'sel_3M9XTD',
  own: false,
  status: 'ASKED',
  fromISO: '2026-11-26T00:00:00.000Z',
  toISO: '2026-11-26T22:30:00.000Z',
  counterpart: 'Maeve Tran',
  changedAt: '2026-11-22T23:05:00.000Z',
};

/** A patient requests a reschedule: the row leads to the reply. */
export const AskedToReschedule: Story = {
  args: { viewer: storyViewers.specialist },
  beforeEach: ({ msw }) => {
    msw.use(mock('notifications', someSpecialistNotifications({ reschedules: [rescheduleNews] })));
  },
  play: async (context) => {
    await open(context);
    await expectState(async () => {
      const row = await context.canvas.findByRole('link', { name: /^Reschedule request unseen/ });
      await expect(row).toHaveAttribute('href', '/inbox/reschedules/mov_4T7KD2');
    });
  },
};

/** Outcomes of reschedules: accepted, and expired. */
export const Moved: Story = {
  beforeEach: ({ msw }) => {
    const ended = {
      ...rescheduleNews,
      rescheduleId: 'mov_2',
      status: 'ENDED' as const,
      counterpart: 'Dr Priya Venkatesan',
    };
    const reschedules = [{ ...rescheduleNews, status: 'ACCEPTED' as const, counterpart: 'Dr Callum Brodie' }, ended];
    msw.use(mock('notifications', someNotifications({ reschedules })));
  },
  play: async (context) => {
    await open(context);
    await expectState(async () => {
      const row = await context.canvas.findByRole('link', { name: /^Appointment rescheduled unseen/ });
      await expect(row).toHaveAttribute('href', '/appointments?apt=sel_3M9XTD');
      await expect(context.canvas.getByRole('link', { name: /^Appointment time not changed unseen/ })).toBeVisible();
    });
  },
};

const alertNews: Notifications['alerts'][number] = {
  alertId: 'wat_3H8KQ2',
  profession: 'doctor',
  specialty: 'Rheumatology',
  specialist: null,
  state: 'TAS',
  filters: { part: 'morning' },
  changedAt: '2026-11-22T23:05:00.000Z',
};

/** A time for an alert has come up: the row links to its results with their filters, or to the specialist’s page. */
export const ATimeIsFree: Story = {
  beforeEach: ({ msw }) => {
    const specialist = { specialistId: 'spc_brodie', name: 'Dr Callum Brodie' };
    const ofOne = { ...alertNews, alertId: 'wat_2', specialty: null, state: null, filters: {}, specialist };
    msw.use(mock('notifications', someNotifications({ alerts: [alertNews, ofOne] })));
  },
  play: async (context) => {
    await open(context);
    await expectState(async () => {
      const row = await context.canvas.findByRole('link', { name: /^A time is available unseen Rheumatology, TAS/ });
      await expect(row.getAttribute('href')).toMatch(
        /^\/results\/doctor\?specialty=Rheumatology&state=TAS.*part=morning/,
      );
      await expect(
        context.canvas.getByRole('link', { name: /^A time is available unseen Dr Callum Brodie/ }),
      ).toHaveAttribute('href', '/specialists/spc_brodie');
    });
  },
};

export const Patient: Story = {
  tags: ['spec:2.bell'],
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 1 unseen' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await expectState(async () => {
      const panel = within(await canvas.findByRole('region', { name: 'Notifications' }));
      await expect(bell).toHaveAttribute('aria-expanded', 'true');
      const row = await panel.findByRole('link', { name: /^Booked with Dr Callum Brodie unseen/ });
      await expect(row).toHaveAttribute('href', '/appointments?apt=sel_3M9XTD');
      await expect(panel.queryByRole('link', { name: /^Request filled/ })).toBeNull();
      await expect(panel.getByRole('link', { name: /^Request open(?! unseen).*sent to 6 specialists/ })).toBeVisible();
      await waitFor(() => expect(bell).toHaveAccessibleName('Notifications'));
    });
  },
};

export const WalksByKeyboard: Story = {
  ...Patient,
  tags: ['journey'],
  play: async (context) => {
    await Patient.play?.(context);
    const { canvas } = context;
    const bell = await canvas.findByRole('button', { name: 'Notifications' });
    const panel = within(await canvas.findByRole('region', { name: 'Notifications' }));
    const row = await panel.findByRole('link', { name: /^Booked with Dr Callum Brodie unseen/ });
    await userEvent.keyboard('{Tab}');
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(bell).toHaveFocus();
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: /^Dr Callum Brodie/ })).toBeVisible();
    await expect(canvas.queryByText('unseen')).toBeNull();
  },
};

export const PatientOpen: Story = {
  tags: ['spec:2.bell', 'spec:4.notified-patient'],
  play: restOpen,
};
export const PatientOpenDark: Story = { play: restOpen, globals: { scheme: 'dark' } };

export const EveryStatus: Story = {
  tags: ['spec:3.notification', 'spec:4.notified-specialist'],
  parameters: { shows: ['Request filled', 'Request open'] },
  beforeEach: ({ msw }) => {
    const [one] = someNotifications().requests as [Notifications['requests'][number]];
    msw.use(
      mock(
        'notifications',
        someNotifications({
          requests: [
            { ...one, selectionId: 'sel_1', kind: 'open', status: 'OFFERED', count: 2, whenISO: null },
            { ...one, selectionId: 'sel_2', status: 'FILLED' },
            { ...one, own: true, selectionId: 'sel_3', status: 'OPEN', count: 1 },
            { ...one, own: true, selectionId: 'sel_4', kind: 'open', status: 'OPEN', count: 0, whenISO: null },
            { ...one, selectionId: 'sel_5', status: 'LAPSED', changedAt: '2026-11-22T02:00:00.000Z' },
          ],
        }),
      ),
    );
  },
  play: async (context) => {
    await open(context);
    await expectState(async () => {
      const { canvas } = context;
      const offer = await canvas.findByRole('link', { name: /^New offer.*2 offers to review/ });
      await expect(offer).toHaveAttribute('href', '/requests/open/sel_1');
      for (const title of ['Request filled', 'Request closed'])
        await expect(canvas.getByRole('link', { name: new RegExp(`^${title} unseen`) })).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: /^Request open/ })).toHaveLength(2);
    });
  },
};

export const Specialist: Story = {
  tags: ['spec:4.notified-specialist'],
  parameters: { shows: ['New request'] },
  args: { viewer: storyViewers.specialist },
  beforeEach: ({ msw }) => {
    const notifications = someSpecialistNotifications();
    const [booked, waiting] = notifications.requests as [
      Notifications['requests'][number],
      Notifications['requests'][number],
    ];
    const filled = { ...booked, selectionId: 'sel_filled' };
    const openRequest = {
      ...waiting,
      selectionId: 'sel_ask',
      kind: 'open' as const,
      status: 'OPEN' as const,
      whenISO: null,
    };
    msw.use(mock('notifications', { ...notifications, requests: [filled, ...notifications.requests, openRequest] }));
  },
  play: async (context) => {
    await open(context);
    await expectState(async () => {
      const { canvas } = context;
      await expect(await canvas.findByRole('link', { name: /^New request/ })).toHaveAttribute(
        'href',
        '/inbox/sel_8Q2F7K',
      );
      await expect(canvas.getByRole('link', { name: /^Request filled/ })).toHaveAttribute(
        'href',
        '/appointments?apt=sel_filled',
      );
      await expect(canvas.getByRole('link', { name: /^Request open.*times requested/ })).toHaveAttribute(
        'href',
        '/inbox/requests',
      );
      await expect(canvas.getByRole('link', { name: /^Lachlan Petrou/ })).toBeVisible();
    });
  },
};

/** The bell counts to 99, and the panel scrolls. */
export const Many: Story = {
  tags: ['spec:2.bell', 'spec:9.badge'],
  beforeEach: ({ msw }) => msw.use(mock('notifications', many(200))),
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Notifications, 99+ unseen' })).toBeVisible();
  },
};

export const OpensMany: Story = {
  ...Many,
  tags: ['journey'],
  play: async (context) => {
    await Many.play?.(context);
    await open(context);
    await expect((await context.canvas.findAllByText('unseen')).length).toBe(400);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
};

export const ClosesTheSheet: Story = {
  ...Narrow,
  tags: ['journey'],
  play: async (context) => {
    await open(context);
    const { canvas, canvasElement } = context;
    const body = within(canvasElement.ownerDocument.body);
    const sheet = within(await body.findByRole('dialog', { name: 'Notifications' }));
    await expect(await sheet.findByRole('link', { name: /^Booked with Dr Callum Brodie unseen/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
  },
};
export const NarrowOpen: Story = { globals: Narrow.globals, play: restOpen };
export const NarrowOpenDark: Story = { globals: { ...Narrow.globals, scheme: 'dark' }, play: restOpen };

export const LongNames: Story = {
  parameters: { width: '320px' },
  beforeEach: ({ msw }) => {
    const notifications = someNotifications();
    const counterpart = 'Assoc. Prof. Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh-Cholmondeley';
    msw.use(
      mock('notifications', {
        ...notifications,
        appointments: notifications.appointments.map((each) => ({ ...each, counterpart })),
      }),
    );
  },
  play: async (context) => {
    await open(context);
    await expectState(async () =>
      expect(await context.canvas.findByRole('link', { name: /Featherstonehaugh/ })).toBeVisible(),
    );
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock('notifications', someNotifications({ appointments: [], requests: [] }))),
  play: async (context) => {
    await open(context);
    await expectState(async () => {
      const { canvas } = context;
      await expect(await canvas.findByText('No appointments coming up.')).toBeVisible();
      await expect(canvas.getByText('No request updates.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('notifications', () => new Promise(() => {}))),
  play: async (context) => {
    await open(context);
    await expectState(async () => expect(await context.canvas.findByText('Loading notifications')).toBeInTheDocument());
  },
};

/** The panel fails alone and can be retried. */
export const Failed: Story = {
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      mock('notifications', () =>
        ++calls === 1 ? fail(500, 'INTERNAL', 'The service stumbled.') : someNotifications(),
      ),
    );
  },
  play: async (context) => {
    await open(context);
    await expectState(async () => {
      const { canvas } = context;
      await expect(await canvas.findByRole('heading', { name: 'Failed to load notifications' })).toBeVisible();
    });
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['journey'],
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /^Booked with Dr Callum Brodie/ })).toBeVisible();
  },
};

export const OfflineFromTheStart: Story = {
  beforeEach: goOffline,
  play: async (context) => {
    await open(context);
    await expectState(async () =>
      expect(await context.canvas.findByText(/This will load when you’re back online/)).toBeVisible(),
    );
  },
};

/** Offline, loaded items stay; on return they are refetched with their version. */
export const AskedAgain: Story = {
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      mock('notifications', ({ request }) => {
        calls += 1;
        if (calls === 1) return someNotifications({ appointments: [], requests: [] });
        return request.headers.get('if-none-match') === '"1"'
          ? someNotifications({ version: '2' })
          : fail(500, 'INTERNAL', 'Asked without the version.');
      }),
    );
    return () => focusManager.setFocused(undefined);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
    const back = goOffline();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
    back();
    await expect(await canvas.findByRole('button', { name: 'Notifications, 1 unseen' })).toBeVisible();
    await expect(
      canvas.getByText('Notifications, 1 unseen', { selector: '[aria-live], [aria-live] *' }),
    ).toBeInTheDocument();
  },
};

/** Opening in another tab marks all as seen here. */
export const SeenElsewhere: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    const { requests } = someNotifications();
    msw.use(mock('notifications', someNotifications({ requests: requests.map((each) => ({ ...each, own: false })) })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications, 2 unseen' })).toBeVisible();
    const key = 'tele.seen.usr_maeve.patient';
    localStorage.setItem(
      key,
      JSON.stringify({ appointments: ['sel_3M9XTD'], requests: ['sel_3M9XTD:FILLED', 'sel_8Q2F7K:PENDING'] }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key }));
    // The other request has a new status, so it is unseen again.
    await expect(await canvas.findByRole('button', { name: 'Notifications, 1 unseen' })).toBeVisible();
  },
};

export const Staff: Story = {
  args: { viewer: storyViewers.staff },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  },
};

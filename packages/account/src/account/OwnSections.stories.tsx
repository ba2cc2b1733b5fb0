import { aPerson, aSavedCard, defaultHandlers, fail, mock, someData } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { storyLinks } from '../testing/story-links.ts';
import { OwnSections } from './OwnSections.tsx';
import '../section/AccountScreen.css';

const meta = {
  title: 'Screens/Account/Own',
  component: OwnSections,
  decorators: [
    (Story) => (
      <div className="tele-account-screen">
        <Story />
      </div>
    ),
    teleStage,
  ],
  args: { books: true, works: false, links: storyLinks, onDeleted: fn(), onSignedOut: fn() },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
} satisfies Meta<typeof OwnSections>;
export default meta;
type Story = StoryObj<typeof meta>;

const finn = aPerson();
const linh = aPerson({
  personId: 'per_linh',
  name: 'Linh Tran',
  relation: 'parent',
  dob: '1955-10-09',
  phone: '+61491570157',
  requests: 0,
});
const two = mock('myPeople', { items: [finn, linh] });

export const Default: Story = {
  beforeEach: ({ msw }) => msw.use(two),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your child, born 2 May 2019, 2 requests')).toBeVisible();
    await expect(await canvas.findByText('No saved cards. You can save one when you pay.')).toBeVisible();
    await expect(canvas.getByText('Your parent, born 9 Oct 1955. Mobile: 0491 570 157')).toBeVisible();
    await expect(await canvas.findByText(/^Dr Callum Brodie, /)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Delete account' })).toBeVisible();
  },
};
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } };
export const Narrow: Story = { ...Default, decorators: [inHost({ inlineSize: '320px' })] };

export const NobodyYet: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPeople', { items: [] }), mock('myReads', { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No one yet\. Add someone/)).toBeVisible();
    await expect(await canvas.findByText('No one yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^See all/ })).toBeNull();
  },
};

/** Nothing is sent without consent; the first missing field gets the focus. */
export const AddSomebody: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    let items: (typeof finn)[] = [];
    msw.use(
      mock('myPeople', () => ({ items })),
      mock('addPerson', ({ body: { name, relation } }) => {
        const ada = aPerson({ personId: 'per_new', name, relation, requests: 0 });
        items = [ada];
        return ada;
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a person' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a person you book for' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await sheet.findByText('Enter their full name.')).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
    await userEvent.type(sheet.getByRole('textbox', { name: 'Full name' }), 'Ada Tran');
    await userEvent.click(sheet.getByRole('radio', { name: 'Your child' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await sheet.findByText('Confirm that you can book for them.')).toBeVisible();
    await userEvent.click(sheet.getByRole('checkbox'));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    const saved = await screen.findByText('Ada Tran saved.');
    await waitFor(() => expect(saved).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Edit Ada Tran' })).toBeVisible();
  },
};

export const EditSomebody: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(two),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Finn Tran' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Finn Tran’s details' }));
    await expect(await sheet.findByRole('textbox', { name: 'Year' })).toHaveValue('2019');
    // Consent is given once, when a person is added.
    await expect(sheet.queryByRole('checkbox')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Finn Tran?' }));
    await expect(question.getByText(/We keep their details with past requests/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    const removed = await screen.findByText('Finn Tran removed.');
    await waitFor(() => expect(removed).toBeVisible());
  },
};

/** Removing a row moves the focus within the list. */
export const RemoveSomebody: Story = {
  beforeEach: ({ msw }) => {
    let items = [finn, linh];
    msw.use(
      mock('myPeople', () => ({ items })),
      mock('removePerson', () => {
        items = [linh];
        return { ok: true };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Finn Tran' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Finn Tran’s details' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Finn Tran?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expectState(async () => {
      await waitFor(() => expect(canvas.queryByText('Finn Tran')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Linh Tran' })).toHaveFocus());
    });
  },
};

export const NotSaved: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      two,
      mock('savePerson', fail(422, 'INVALID_INPUT', 'Enter your date of birth.', { fields: { dob: 'Too early.' } })),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Linh Tran' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Linh Tran’s details' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectState(async () => expect(await sheet.findByText('Too early.')).toBeVisible());
  },
};

export const WhoRead: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See all 2' }));
    await expectState(async () => {
      const sheet = within(await screen.findByRole('dialog', { name: 'Who has seen my details' }));
      await expect(sheet.getByText(/^For your appointment, .*, 3 times$/)).toBeVisible();
      await expect(sheet.getByText('Our staff')).toBeVisible();
    });
  },
};

export const DownloadFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock('downloadMyData', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download web page' }));
    await expectState(async () => expect(await canvas.findByText('Failed to download')).toBeVisible());
  },
};

/** The question lists deleted and kept data; the safe button has the focus. */
export const Delete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    await expectState(async () => {
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
      await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await expect(question.getByText(/^This deletes your profile.*It cannot be undone\.$/)).toBeVisible();
      await expect(question.getByText(/without your name\. Our payment provider/)).toBeVisible();
    });
  },
};

export const DeletesForGood: Story = {
  ...Delete,
  tags: ['journey'],
  play: async (context) => {
    await Delete.play?.(context);
    const { args } = context;
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledWith('dlt_1'));
  },
};

export const EndFirst: Story = {
  beforeEach: ({ msw }) => msw.use(mock('accountEnding', { inTheWay: ['open-request', 'appointment'] })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Cancel your open requests\. Cancel your upcoming appointments/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Requests' })).toHaveAttribute('href', '/requests');
    await expect(canvas.getByRole('link', { name: 'Appointments' })).toHaveAttribute('href', '/appointments');
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).toBeNull();
  },
};

export const DeleteRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('deleteAccount', fail(409, 'ACCOUNT_IN_USE', 'Cancel your open requests first.'))),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
    await expectState(async () => {
      await expect(await question.findByText('Cancel your open requests first.')).toBeVisible();
      await expect(args.onDeleted).not.toHaveBeenCalled();
    });
  },
};

/** Blockers failed to load: shows a retry, not a deletion error. */
export const EndingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('accountEnding', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again Delete my account' });
    await expect(canvas.getByText('Failed to load what you need to do first')).toBeVisible();
  },
};

export const ReadsItAgain: Story = {
  ...EndingFailed,
  tags: ['journey'],
  play: async (context) => {
    await EndingFailed.play?.(context);
    const { canvas, msw } = context;
    const again = await canvas.findByRole('button', { name: 'Try again Delete my account' });
    msw.use(mock('accountEnding', { inTheWay: [] }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', { name: 'Delete account' })).toBeVisible();
    await expect(canvas.queryByText('Failed to load what you need to do first')).toBeNull();
  },
};

/** For specialists more data is kept, with their name, for their patients. */
export const OfSpecialist: Story = {
  args: { books: false, works: true },
  beforeEach: ({ msw }) => msw.use(mock('myReads', { items: someData().reads.slice(1) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/with your name and registration/)).toBeVisible();
    await expect(canvas.queryByText('People I book for')).toBeNull();
  },
};

/** Removing the card asks first; then the section explains how to save one. */
export const RemoveCard: Story = {
  args: { books: false, works: true },
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    let items = [aSavedCard()];
    msw.use(
      mock('myCards', () => ({ items })),
      mock('removeCard', () => {
        items = [];
        return { ok: true };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expires 11/29')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Visa ending 0006' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Visa ending 0006?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep card' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText(/^No saved cards\./)).toBeVisible();
  },
};

export const CardNotRemoved: Story = {
  args: { books: false, works: true },
  beforeEach: ({ msw }) =>
    msw.use(mock('myCards', { items: [aSavedCard()] }), mock('removeCard', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Visa ending 0006' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Visa ending 0006?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expectState(async () => {
      await expect(await question.findByText('We couldn’t remove the card. Try again.')).toBeVisible();
    });
  },
};

export const DeletesASpecialist: Story = {
  ...OfSpecialist,
  tags: ['journey'],
  play: async (context) => {
    await OfSpecialist.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    await waitFor(() => expect(question.getByText(/from the requests waiting for you/)).toBeVisible());
    await expect(question.getByText(/with your name and registration/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};
export const OfSpecialistDark: Story = {
  args: OfSpecialist.args ?? {},
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    await expectState(async () =>
      expect(await screen.findByRole('alertdialog', { name: 'Delete your account?' })).toBeVisible(),
    );
  },
};

/** Specialists must end appointments and offers first. */
export const SpecialistEndsFirst: Story = {
  args: { books: false, works: true },
  beforeEach: ({ msw }) => msw.use(mock('accountEnding', { inTheWay: ['appointment', 'offer'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Withdraw your open offers/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Appointments' })).toHaveAttribute('href', '/appointments');
    await expect(canvas.getByRole('link', { name: 'My offers' })).toHaveAttribute('href', '/inbox/offers');
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).toBeNull();
  },
};

export const OfStaff: Story = {
  args: { books: false },
  beforeEach: ({ msw }) => msw.use(mock('accountEnding', { inTheWay: ['staff'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/remove your staff access first/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).toBeNull();
  },
};

import { goOffline, teleStage } from '@tele/kit/story-stage';
import { fail, mock, unreachable } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { answer, never } from '../testing/answer.ts';
import { desk, mobile, phone } from '../testing/widths.tsx';
import { LateHowMatching } from './LateHowMatching.tsx';
import { LateNameSearch } from './LateNameSearch.tsx';
import { SearchScreen } from './SearchScreen.tsx';

const filled = {
  specialty: 'Gastroenterology & Hepatology',
  reason: 'Ongoing reflux and unexplained weight loss. GP referral dated 12 Nov, bloods done last week.',
  state: 'NSW',
  tz: 'Australia/Sydney',
  feeCapCents: 30_000,
} as const;

const meta = {
  title: 'Screens/Search',
  component: SearchScreen,
  args: { profession: 'doctor', cancelHref: '#/requests', categoriesHref: '#/match', onSearch: fn() },
  render: ({ beside, ...args }) => (
    <SearchScreen
      {...args}
      beside={
        <>
          {beside}
          <LateHowMatching profession={args.profession} />
        </>
      }
    />
  ),
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['spec:2.search-form', 'spec:3.states', 'spec:9.states'],
};

export const Filled: Story = {
  tags: ['spec:2.search-form'],
  args: { initial: filled },
  play: async ({ canvas, args }) => {
    await canvas.findByDisplayValue(filled.specialty);
    await expect(canvas.queryByLabelText(/Maximum fee/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'See doctors' }));
    // The URL's maximum fee passes to the sheet.
    await expectState(() => expect(args.onSearch).toHaveBeenCalledWith(filled));
  },
};

export const Desk: Story = { args: { initial: filled }, decorators: [desk] };

export const OtherProfession: Story = { args: { profession: 'legal' } };

export const NoticeOfSpecialty: Story = {
  args: { profession: 'legal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Legal steps have time limits/)).toBeVisible();
    const specialty = await canvas.findByRole('combobox', { name: 'Matter' });
    await expect(canvas.queryByText(/If you’re in danger, call 000/)).toBeNull();
    await userEvent.type(specialty, 'Family law');
    await userEvent.click(await screen.findByRole('option', { name: /^Family law/ }));
    await expectState(async () => {
      await expect(await canvas.findByText(/If you’re in danger, call 000/)).toBeVisible();
    });
  },
};

/** The open-request form starts with the values typed here. */
export const AsksForTimes: Story = {
  args: { initial: filled, onNewOpenRequest: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Reason/ }), ' No fever.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask specialists for times' }));
    await expectState(async () => {
      await expect(args.onNewOpenRequest).toHaveBeenCalledWith({
        specialty: filled.specialty,
        state: 'NSW',
        reason: `${filled.reason} No fever.`,
      });
      await expect(args.onSearch).not.toHaveBeenCalled();
    });
  },
};

export const Loading: Story = { beforeEach: answer(mock('availableSpecialties', never)) };

export const ListFailed: Story = {
  beforeEach: (context) => {
    let calls = 0;
    answer(
      mock('availableSpecialties', () =>
        ++calls === 1
          ? fail(500, 'INTERNAL', 'The service stumbled.')
          : { items: [{ name: 'Cardiology', group: 'Adult Medicine', available: true }] },
      ),
    )(context);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expectState(async () => expect(await canvas.findByRole('combobox', { name: 'Specialty' })).toBeVisible());
  },
};

export const Unreachable: Story = { beforeEach: answer(mock('availableSpecialties', unreachable)) };

export const EmptySubmit: Story = {
  tags: ['spec:5.search-specialty'],
  parameters: { shows: ['Please choose a specialty.'] },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('combobox', { name: 'Specialty' });
    await userEvent.click(canvas.getByRole('button', { name: 'See doctors' }));
    await expectState(async () => {
      await expect(canvas.getByText('Please choose a specialty.')).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: 'Specialty' })).toHaveFocus();
      await expect(args.onSearch).not.toHaveBeenCalled();
    });
  },
};

export const ByKeyboard: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    const specialty = await canvas.findByRole('combobox', { name: 'Specialty' });
    specialty.focus();
    await userEvent.keyboard('gastroent');
    await screen.findByRole('option', { name: /^Gastroenterology & Hepatology/ });
    await userEvent.keyboard('{Enter}');
    await expect(specialty).toHaveValue('Gastroenterology & Hepatology');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({
        specialty: 'Gastroenterology & Hepatology',
        reason: '',
        state: null,
        tz: 'Australia/Sydney',
        feeCapCents: null,
      }),
    );
  },
};

export const FoundByEverydayWords: Story = {
  play: async ({ canvas }) => {
    const specialty = await canvas.findByRole('combobox', { name: 'Specialty' });
    await userEvent.type(specialty, 'heart');
    const option = await screen.findByRole('option', { name: 'Cardiology Heart, blood pressure, palpitations' });
    await expect(specialty).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await expect(specialty).toHaveValue('Cardiology');
    await userEvent.clear(specialty);
    await userEvent.type(specialty, 'my child’s ears');
    await expectState(async () =>
      expect(await screen.findByRole('option', { name: /^Paediatric Otolaryngology/ })).toHaveTextContent(
        'Children, ears, nose',
      ),
    );
  },
};

export const NearestSpecialties: Story = {
  play: async ({ canvas }) => {
    const specialty = await canvas.findByRole('combobox', { name: 'Specialty' });
    await userEvent.type(specialty, 'kardeeology');
    await expect(await screen.findByRole('group', { name: 'Did you mean' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /^Cardiology/ }));
    await expect(specialty).toHaveValue('Cardiology');
    await userEvent.clear(specialty);
    await userEvent.type(specialty, 'kardeeology');
    await expectState(async () => expect(await screen.findByRole('option', { name: /^Cardiology/ })).toBeVisible());
  },
};

export const NothingFound: Story = {
  decorators: [mobile],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Specialty' }), 'zzz');
    await expectState(async () => {
      await expect(await screen.findByText('Not sure which one?', { selector: '.tele-list *' })).toBeVisible();
      await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'No results. Try a different term. Not sure which one? Ask your GP, or call healthdirect on 1800\u00A0022\u00A0222.',
      );
    });
  },
};

export const ByName: Story = {
  tags: ['journey'],
  args: { beside: <LateNameSearch href={(id) => `#/specialists/${id}`} /> },
  decorators: [desk],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('searchbox', { name: /^Name/ });
    await userEvent.type(name, 'Bro');
    await expect(await canvas.findByRole('link', { name: 'Dr Callum Brodie' })).toHaveAttribute(
      'href',
      '#/specialists/spc_brodie',
    );
    await userEvent.type(name, 'zzz');
    await expect(await canvas.findByText('No results for ‘Brozzz’.')).toBeVisible();
  },
};

/** The ranking explanation uses the search's own table; without a practice, it mentions none. */
export const HowMatchingWorks: Story = {
  args: { profession: 'tech' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('How results are ordered'));
    await expectState(async () => {
      await expect(await canvas.findByText(/^We then sort by the soonest time/)).toBeVisible();
      await expect(canvas.queryByText(/^Doctors from the practice/)).toBeNull();
    });
  },
};

export const LongText: Story = {
  args: { initial: { ...filled, reason: 'Donaudampfschifffahrtsgesellschaft '.repeat(40) } },
};

export const Offline: Story = {
  beforeEach: (context) => {
    answer()(context);
    return goOffline();
  },
};

/** The form fits one screen, so hints and the consent text are behind Details. */
export const Phone: Story = {
  args: { onNewOpenRequest: fn() },
  decorators: [mobile],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'State or territory' }));
    await userEvent.click(await screen.findByRole('option', { name: 'NSW New South Wales' }));
    await userEvent.click(canvas.getByText('Only the doctors you pick can read this.'));
    await expectState(async () => {
      await expect(canvas.getByText(/the doctors you ask can read it. By sending it, you agree/)).toBeVisible();
      await expect(canvas.getByText(/^Doctors registered in Australia can see patients/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Ask/ })).toBeNull();
    });
  },
};

export const Phone320: Story = { args: { initial: filled }, decorators: [phone] };

export const Dark: Story = { args: { initial: filled }, globals: { scheme: 'dark' }, decorators: [desk] };

export const LongLanguage: Story = { args: { initial: filled }, globals: { language: 'en-XA' }, decorators: [desk] };

export const RightToLeft: Story = { args: { initial: filled }, globals: { language: 'ar-XB' }, decorators: [desk] };

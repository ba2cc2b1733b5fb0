import { goOffline, teleStage } from '@tele/kit/story-stage';
import { aMe, fail, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { answer, never } from '../../testing/answer.ts';
import { desk, phone } from '../../testing/widths.tsx';
import { NewOpenRequestScreen } from './NewOpenRequestScreen.tsx';

const empty = { specialty: '', timeframe: null, timeframeWords: '', state: null, reason: '' } as const;
const searched = {
  ...empty,
  specialty: 'Gastroenterology & Hepatology',
  state: 'NSW',
  reason: 'Ongoing reflux and unexplained weight loss. GP referral dated 12 Nov, bloods done last week.',
} as const;

const meta = {
  title: 'Screens/Ask for times',
  component: NewOpenRequestScreen,
  args: {
    profession: 'doctor',
    initial: searched,
    searchHref: '#/match/doctor',
    cancelHref: '#/requests',
    onOpenRequestCreated: fn(),
    onOpenRequest: fn(),
    onChange: fn(),
  },
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof NewOpenRequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Searched: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Specialty' })).toHaveValue(
      'Gastroenterology & Hepatology',
    );
    await expect(canvas.getByRole('radio', { name: /^NSW/ })).toBeChecked();
    await expect(canvas.getByText('Asking is free. You only pay if you accept an offer.')).toBeVisible();
  },
};
export const Desk: Story = { decorators: [desk] };
export const Dark: Story = { ...Desk, globals: { scheme: 'dark' } };
export const Narrow: Story = { decorators: [phone] };
export const OtherProfession: Story = {
  args: { profession: 'legal', initial: empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Matter' })).toBeVisible();
  },
};

let requests: unknown[];

/** By keyboard; a retry without an answer finds the same request. */
export const Asked: Story = {
  tags: ['journey'],
  beforeEach: (context) => {
    requests = [];
    answer(
      mock('createOpenRequest', ({ body }) => {
        requests.push(body);
        return requests.length === 1 ? fail(503, 'UNAVAILABLE', '') : { requestId: 'req_5H8KQ2' };
      }),
    )(context);
  },
  play: async ({ canvas, args }) => {
    const soon = await canvas.findByRole('radio', { name: 'As soon as possible' });
    soon.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'In my own words' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /When, in your own words/ })).toHaveFocus();
    await userEvent.keyboard('Any Thursday{Enter}');
    await expect(await canvas.findByText('Failed to create request')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for times' }));
    await waitFor(() => expect(args.onOpenRequestCreated).toHaveBeenCalledWith({ requestId: 'req_5H8KQ2' }));
    const body = {
      profession: 'doctor',
      specialty: searched.specialty,
      timeframe: 'own-words',
      timeframeWords: 'Any Thursday',
      state: 'NSW',
      reason: searched.reason,
    };
    await expect(requests).toEqual([body, body]);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...searched,
      timeframe: 'own-words',
      timeframeWords: 'Any Thursday',
    });
  },
};

export const NothingChosen: Story = {
  args: { initial: empty },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Specialty' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for times' }));
    await expectState(async () => {
      await expect(await canvas.findByText('Please choose a specialty.')).toBeVisible();
      await expect(canvas.getByText('Choose when suits you.')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Specialty' })).toHaveFocus());
    });
  },
};

export const NoWords: Story = {
  args: { initial: { ...searched, timeframe: 'own-words' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for times' }));
    await expectState(async () => expect(await canvas.findByText('Tell us when suits you.')).toBeVisible());
  },
};

/** Missing booking details are asked first; then it is sent without another press. */
export const DetailsMissing: Story = {
  args: { profession: 'legal', initial: { ...empty, specialty: 'Family law', timeframe: 'this-week' } },
  beforeEach: answer(mock('authMe', aMe({ role: null, name: 'Maeve Tran', profile: null }))),
  play: async ({ canvas, args }) => {
    await canvas.findByRole('combobox', { name: 'Matter' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for times' }));
    await expectState(async () => {
      await screen.findByRole('dialog', { name: 'Your details' });
      await expect(args.onOpenRequestCreated).not.toHaveBeenCalled();
    });
  },
};

export const GivesWhatIsMissing: Story = {
  ...DetailsMissing,
  tags: ['journey'],
  play: async (context) => {
    await DetailsMissing.play?.(context);
    const { args } = context;
    const sheet = within(await screen.findByRole('dialog', { name: 'Your details' }));
    await userEvent.type(await sheet.findByLabelText(/Mobile/), '0491 570 156');
    await userEvent.click(sheet.getByRole('button', { name: 'Save and ask for times' }));
    await waitFor(() => expect(args.onOpenRequestCreated).toHaveBeenCalledWith({ requestId: 'req_5H8KQ2' }));
  },
};

export const ForAChild: Story = {
  args: { initial: { ...searched, timeframe: 'this-week' } },
  beforeEach: (context) => {
    requests = [];
    answer(
      mock('createOpenRequest', ({ body }) => {
        requests.push(body.personId ?? null);
        return { requestId: 'req_5H8KQ2' };
      }),
    )(context);
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Finn Tran' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for times' }));
    await expectState(async () => {
      await waitFor(() => expect(args.onOpenRequestCreated).toHaveBeenCalledOnce());
      await expect(requests).toEqual(['per_finn']);
    });
  },
};

export const Specialist: Story = {
  args: { initial: { ...searched, timeframe: 'this-week' } },
  beforeEach: answer(mock('authMe', aMe({ role: 'specialist', profile: null }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for times' }));
    await expectState(async () => expect(await screen.findByRole('textbox', { name: 'Mobile' })).toBeVisible());
  },
};

export const AlreadyAsked: Story = {
  args: { initial: { ...searched, timeframe: 'this-week' } },
  beforeEach: answer(
    mock(
      'createOpenRequest',
      fail(409, 'ALREADY_ASKED', 'You already have an open request for this specialty.', { selectionId: 'req_open' }),
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for times' }));
    await expectState(async () => {
      await expect(await canvas.findByText('You already have an open request for this specialty.')).toBeVisible();
    });
  },
};

export const OpensThatRequest: Story = {
  ...AlreadyAsked,
  tags: ['journey'],
  play: async (context) => {
    await AlreadyAsked.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'View that request' }));
    await expect(args.onOpenRequest).toHaveBeenCalledWith({ requestId: 'req_open' });
  },
};

export const Loading: Story = { beforeEach: answer(mock('availableSpecialties', never)) };
export const ListFailed: Story = {
  beforeEach: answer(mock('availableSpecialties', fail(500, 'INTERNAL', 'The service stumbled.'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This list failed to load')).toBeVisible();
  },
};
export const Sending: Story = {
  args: { initial: { ...searched, timeframe: 'this-week' } },
  beforeEach: answer(mock('createOpenRequest', never)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for times' }));
    await expectState(async () => expect(await canvas.findByRole('button', { name: 'Sending…' })).toBeVisible());
  },
};
export const Offline: Story = {
  beforeEach: (context) => {
    answer()(context);
    return goOffline();
  },
};

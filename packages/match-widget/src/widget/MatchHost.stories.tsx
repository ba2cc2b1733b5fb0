import { aSelection, aSpecialist, installStoryStripe, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { MatchWidget, type MatchStep, type MatchWidgetProps } from '../MatchWidget.tsx';
import { answer } from '../testing/answer.ts';
import { widgetArgs } from '../testing/widget-args.ts';
import { pickNext, searchCardiology } from '../testing/widget-journey.ts';

/** Props a host changes while mounted, each by a button outside. */
interface HostProps extends MatchWidgetProps {
  changes: Readonly<Record<string, Partial<MatchWidgetProps>>>;
}

const Host = ({ changes, ...first }: HostProps) => {
  const [props, setProps] = useState<MatchWidgetProps>(first);
  const change = (next: Partial<MatchWidgetProps>): void => setProps((held) => ({ ...held, ...next }));
  return (
    <>
      <MatchWidget
        {...props}
        // Host that controls the step; everything is inline.
        onStepChange={(event) => {
          first.onStepChange?.(event);
          setProps((held) => (held.step === undefined ? held : { ...held, step: event.step }));
        }}
      />
      {Object.entries(changes).map(([name, next]) => (
        <button key={name} type="button" onClick={() => change(next)}>
          {name}
        </button>
      ))}
    </>
  );
};

const meta = {
  title: 'Screens/Match widget/In a host',
  component: Host,
  args: { ...widgetArgs(), changes: {} },
  beforeEach: answer(),
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toldSteps = ({ onStepChange }: HostProps): MatchStep[] =>
  onStepChange ? mocked(onStepChange).mock.calls.map(([{ step }]) => step) : [];

/** Back and forward belong to the host; their content belongs to the widget. */
export const StepsOfTheHost: Story = {
  tags: ['journey'],
  args: {
    step: 'search',
    changes: { Back: { step: 'search' }, Forward: { step: 'results' }, Request: { step: 'request' } },
  },
  play: async ({ canvas, args }) => {
    await press('Forward');
    // Nothing has been searched yet.
    await waitFor(() => expect(toldSteps(args)).toEqual(['search']));
    await searchCardiology(canvas);
    await pickNext(canvas);
    await press('Back');
    await expect(await canvas.findByRole('combobox', { name: 'Specialty' })).toHaveValue('Cardiology');
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await press('Forward');
    await expect(await canvas.findByText('1 of 10 picked')).toBeVisible();
    // No request is open: shows the nearest step and notifies the host.
    await press('Request');
    await waitFor(() => expect(toldSteps(args)).toEqual(['search', 'results', 'results']));
    await expect(canvas.getByText('1 of 10 picked')).toBeVisible();
  },
};

/** Prop changes during typing lose no entries and repeat no requests. */
export const EachPropFlipped: Story = {
  args: {
    token: async () => 'story',
    changes: {
      scheme: { scheme: 'dark' },
      locale: { locale: 'de-AT' },
      messages: { messages: { 'match.search': { state: 'Bundesland' } } },
      appearance: { appearance: { accent: '#6b3fa0' } },
      zone: { zone: 'Australia/Perth' },
      fetch: { fetch: (...request) => fetch(...request) },
      headingLevel: { headingLevel: 3 },
      nonce: { nonce: 'r4nd0m' },
      privacyNotice: { privacyNotice: { text: 'How we handle your data', url: '/privacy' } },
      defaultValues: { defaultValues: { specialty: 'Dermatology', state: 'WA' } },
      token: { token: async () => 'story' },
      // On a light page.
      light: { scheme: 'light' },
      now: { now: () => new Date('2026-11-23T03:00:00.000Z') },
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    const reason = await canvas.findByRole('textbox', { name: /^Reason/ });
    await userEvent.type(reason, 'Palpitations');
    const root = canvasElement.querySelector('.tele-match-widget');
    for (const name of Object.keys(args.changes)) {
      await press(name);
      await expect(canvas.getByRole('textbox', { name: /^Reason/ }), name).toBe(reason);
      await expect(reason, name).toHaveValue('Palpitations');
      if (name === 'scheme') await expect(root).toHaveAttribute('data-tele-scheme', 'dark');
    }
    await expectState(async () => {
      await expect(root).toHaveAttribute('lang', 'de-AT');
      await expect(canvas.getByRole('heading', { level: 3, name: 'Find a doctor by specialty' })).toBeVisible();
      await expect(canvas.getByText('Bundesland')).toBeVisible();
      await expect(canvas.getByRole('link', { name: /How we handle your data/ })).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: 'Specialty' })).toHaveValue('');
    });
  },
};

/** Read-only mode shows before anyone picks, types or pays. */
export const ChangesPaused: Story = {
  args: {
    fetch: async (...request) => {
      const { body, status, headers } = await fetch(...request);
      const until = '2026-12-01T16:00:00.000Z';
      return new Response(body, { status, headers: { ...Object.fromEntries(headers), 'tele-read-only': until } });
    },
  },
  play: async ({ canvas }) => {
    await searchCardiology(canvas);
    await expectState(async () =>
      expect(await canvas.findByText(/paused for maintenance until Wed 2 Dec, 3:00 am AEDT/)).toBeVisible(),
    );
  },
};

export const SearchesWithEachPropFlipped: Story = {
  ...EachPropFlipped,
  tags: ['journey'],
  play: async (context) => {
    await EachPropFlipped.play?.(context);
    const { canvas, args } = context;
    await searchCardiology(canvas);
    await expect(toldSteps(args)).toEqual(['results']);
    // Slots are named by their visible text.
    const [slot] = await canvas.findAllByRole('button', { name: /^\d\d:\d\d\sAWST/ });
    await expect(slot).toHaveTextContent(/^\d\d:\d\d$/);
  },
};

export const AnotherCategory: Story = {
  tags: ['journey'],
  args: { changes: { Tutors: { profession: 'education' }, Doctors: { profession: 'doctor' } } },
  play: async ({ canvas, args }) => {
    await searchCardiology(canvas);
    await press('Tutors');
    await expect(await canvas.findByRole('heading', { name: 'Find a tutor' })).toBeVisible();
    await waitFor(() => expect(toldSteps(args)).toEqual(['results', 'search']));
    await press('Doctors');
    await expect(await canvas.findByRole('combobox', { name: 'Specialty' })).toHaveValue('Cardiology');
  },
};

export const DeletedRequest: Story = {
  tags: ['journey'],
  args: { step: 'search', changes: { Forward: { step: 'request' } } },
  beforeEach: (context) => {
    answer(
      mock('getSelection', ({ params }) => aSelection({ selectionId: params.id, payment: null })),
      mock('searchSpecialists', {
        items: [aSpecialist({ specialistId: 'spc_1', name: 'Dr Callum Brodie', feeFromCents: 23_000 })],
      }),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    await searchCardiology(canvas);
    await pickNext(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete request' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete request' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Find a doctor by specialty' })).toHaveFocus());
    // The host's Forward finds nothing there any more.
    await press('Forward');
    await waitFor(() => expect(toldSteps(args)).toEqual(['results', 'request', 'search', 'results']));
  },
};

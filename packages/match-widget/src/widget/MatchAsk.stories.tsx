import { anOpenRequest, installStoryStripe } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, screen, userEvent } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { MatchWidget } from '../MatchWidget.tsx';
import { answer } from '../testing/answer.ts';
import { offering } from '../testing/offered.ts';
import { widgetArgs } from '../testing/widget-args.ts';
import { hasFocus, searchCardiology } from '../testing/widget-journey.ts';
import { desk } from '../testing/widths.tsx';

/** The other way to book: request times, then accept an offer. */
const meta = {
  title: 'Screens/Match widget/Asking for times',
  component: MatchWidget,
  args: widgetArgs(),
  decorators: [desk],
  beforeEach: (context) => {
    answer(...offering(anOpenRequest()).handlers)(context);
    return installStoryStripe();
  },
} satisfies Meta<typeof MatchWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const callsOf = (listener: unknown): unknown[] => mocked(listener as () => void).mock.calls;

/** From search to booking; each event fires once, with IDs only. */
export const WholeJourney: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Specialty' }));
    await userEvent.click(await canvas.findByRole('option', { name: /^Cardiology/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask specialists for times' }));
    await hasFocus(await canvas.findByRole('heading', { name: 'Ask specialists for times' }));
    await expect(await canvas.findByRole('combobox', { name: 'Specialty' })).toHaveValue('Cardiology');
    await userEvent.click(canvas.getByRole('radio', { name: 'This week' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for times' }));
    await hasFocus(await canvas.findByRole('heading', { name: /Open$/ }));
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Accept for \$245/ }))[0] as HTMLElement);
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expect(await canvas.findByText('Your consultation is booked')).toBeVisible();
    await expect(callsOf(args.onOpenRequestCreated)).toEqual([[{ requestId: 'req_5H8KQ2' }]]);
    await expect(callsOf(args.onOfferAccepted)).toEqual([[{ requestId: 'req_5H8KQ2', offerId: 'off_7QK3WD' }]]);
    await expect(callsOf(args.onStepChange)).toEqual([[{ step: 'new-open-request' }], [{ step: 'open-request' }]]);
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

export const Back: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask specialists for times' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'After hours' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'A second opinion');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await hasFocus(await canvas.findByRole('heading', { name: 'Find a doctor by specialty' }));
    await searchCardiology(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change search' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask specialists for times' }));
    await expectState(async () => {
      await expect(await canvas.findByRole('radio', { name: 'After hours' })).toBeChecked();
      await expect(await canvas.findByRole('combobox', { name: 'Specialty' })).toHaveValue('Cardiology');
    });
  },
};

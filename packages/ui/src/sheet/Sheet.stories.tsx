import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Combobox } from '../combobox/Combobox.tsx';
import { DataList } from '../data-list/DataList.tsx';
import { DataRow } from '../data-list/DataRow.tsx';
import { Field } from '../field/Field.tsx';
import { TextInput } from '../text-input/TextInput.tsx';
import { Sheet } from './Sheet.tsx';

const facts = (
  <DataList align="end">
    <DataRow term="Dr Priya Venkatesan">Tue 24 Nov, 9:30 am</DataRow>
    <DataRow term="Dr Callum Brodie">Tue 24 Nov, 11:00 am</DataRow>
    <DataRow term="Booking fee, due now" strong>
      $15.00
    </DataRow>
  </DataList>
);

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: {
    open: true,
    title: 'Submit your request',
    description: 'Gastroenterology, 2 specialists',
    onOpenChange: fn(),
    children: facts,
    footer: (
      <Button variant="primary" size="lg" block>
        Pay $15.00 and submit
      </Button>
    ),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Review</Button>
        <Sheet
          {...args}
          open={open}
          onOpenChange={(next, details) => {
            setOpen(next);
            args.onOpenChange(next, details);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wide: Story = { args: { size: 'wide' } };

export const LongBody: Story = {
  args: {
    children: (
      <>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>Line {index + 1} of a body that scrolls while head and foot stay.</p>
        ))}
      </>
    ),
  },
};

export const TrapsTheFocusAndGivesItBack: Story = {
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Review' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Submit your request' });
    await expect(dialog).toHaveAccessibleDescription('Gastroenterology, 2 specialists');
    for (let step = 0; step < 4; step += 1) {
      await expect(dialog.contains(document.activeElement)).toBe(true);
      await userEvent.tab();
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** While a payment is under way nothing closes the sheet. */
export const NotDismissible: Story = {
  args: {
    dismissible: false,
    footer: (
      <Button variant="primary" size="lg" block loading loadingLabel="Paying…">
        Pay $15.00 and submit
      </Button>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** Esc belongs to the open list first, and its rows can be pressed inside the dialog. */
export const ListInside: Story = {
  args: {
    children: (
      <>
        <Field label="Specialty">
          <Combobox
            value={null}
            onValueChange={fn()}
            options={['Cardiology', 'Dermatology', 'Neurology'].map((label) => ({ value: label, label }))}
          />
        </Field>
        <Field label="Note" optional>
          <TextInput />
        </Field>
      </>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const input = within(dialog).getByRole('combobox', { name: 'Specialty' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(dialog).getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).queryAllByRole('option')).toHaveLength(0);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

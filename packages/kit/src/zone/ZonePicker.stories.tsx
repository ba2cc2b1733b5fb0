import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { When } from '../time/When.tsx';
import { teleStage } from '../story-stage.tsx';
import { useDisplayZone } from './use-display-zone.ts';
import { ZonePicker } from './ZonePicker.tsx';

const meta = {
  title: 'Patterns/ZonePicker',
  component: ZonePicker,
  decorators: [teleStage],
  args: { value: 'Australia/Sydney', onValueChange: fn() },
} satisfies Meta<typeof ZonePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['spec:9.zones'],
};

export const NotOneOfTheSeven: Story = { args: { value: 'Australia/Lord_Howe' } };

const Shared = ({ label }: { label: string }) => {
  const [zone, setZone] = useDisplayZone();
  return (
    <p>
      <ZonePicker label={label} align="start" value={zone} onValueChange={setZone} />{' '}
      <When startISO="2026-11-24T00:00:00.000Z" endISO="2026-11-24T00:30:00.000Z" zone={zone} />
    </p>
  );
};

export const ChosenOnceForEveryScreen: Story = {
  render: () => (
    <>
      <Shared label="First screen" />
      <Shared label="Second screen" />
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('combobox', { name: /First screen/ }).focus();
    await userEvent.keyboard('{ArrowDown}p{Enter}');
    await expectState(async () => {
      await expect(await canvas.findAllByText(/^8:00 – 8:30\sam\sAWST$/)).toHaveLength(2);
      await expect(canvas.getByRole('combobox', { name: /Second screen/ })).toHaveTextContent('Perth');
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { DayStrip, type DayStripProps } from './DayStrip.tsx';

const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
const next = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];

const Held = (props: DayStripProps) => {
  const [selected, select] = useState(props.selected);
  const [page, setPage] = useState(props.page);
  return (
    <>
      <DayStrip
        {...props}
        page={page}
        selected={selected}
        onSelect={(day) => {
          select(day);
          props.onSelect(day);
        }}
        onPage={setPage}
      />
      <div role="tabpanel" id={props.panelId} aria-labelledby={props.tabId(selected)}>
        {`${props.counts.get(selected) ?? 0} times`}
      </div>
    </>
  );
};

const meta = {
  title: 'Patterns/DayStrip',
  component: DayStrip,
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
  args: {
    pages: [week, next],
    page: 0,
    counts: new Map([
      ['2026-11-24', 4],
      ['2026-11-25', 6],
      ['2026-11-27', 5],
      ['2026-11-28', 1],
      ['2026-12-01', 3],
    ]),
    selected: '2026-11-25',
    pickedDay: '2026-11-24',
    roomy: true,
    label: 'Days of Dr Priya Venkatesan',
    tabId: (day) => `strip-${day}`,
    panelId: 'strip-panel',
    onSelect: fn(),
    onPage: fn(),
  },
} satisfies Meta<typeof DayStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roomy: Story = {};

export const Narrow: Story = {
  args: { roomy: false },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectState(async () => {
      await expect(args.onSelect).toHaveBeenCalledWith('2026-11-27');
      await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/Fri/);
    });
  },
};

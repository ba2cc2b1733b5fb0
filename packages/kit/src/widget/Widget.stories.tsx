import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tele/ui';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { useRemembered } from '../keep/use-remembered.ts';
import { widgetRules } from '../props/common-rules.ts';
import { Widget } from './Widget.tsx';
import type { TeleWidgetProps } from '../props/widget-props.ts';

const meta = {
  title: 'Patterns/Widget',
  parameters: { clock: 'machine', docs: { story: { inline: false, height: '240px' } } },
  args: { apiBase: 'https://api.example.test', token: null, onError: fn(), onReady: fn() },
  render: (host) => <HostPage {...host} />,
} satisfies Meta<TeleWidgetProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const rules = widgetRules<TeleWidgetProps>({ needs: {}, takes: { step: 'text' } });

/** Host page with its own state next to a widget. */
const HostPage = (host: TeleWidgetProps) => {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{`The host’s: ${count}`}</button>
      <Widget name="tele-story" host={host} rules={rules} loading={null}>
        {() => <Inside />}
      </Widget>
    </>
  );
};

const Inside = () => {
  const [picked, setPicked] = useRemembered('picked', 0);
  const [broken, setBroken] = useState(false);
  // The saved state may be the cause.
  if (broken || picked > 1) throw new Error('Drawn wrong');
  return (
    <>
      <p>{`Picked: ${picked}`}</p>
      <Button onClick={() => setPicked(picked + 1)}>Pick</Button>
      <Button onClick={() => setBroken(true)}>Break</Button>
    </>
  );
};

export const Crashed: Story = {
  parameters: { logs: 'error' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Break' }));
    await expectState(async () => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const NotSetUp: Story = {
  parameters: { logs: 'warn' },
  args: { apiBase: 'tele' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/‘apiBase’ is "tele"/)).toBeVisible();
    await expect(args.onError).toHaveBeenCalledWith({ type: 'configuration_error', code: 'apiBase' });
  },
};

export const FailsBesideAHost: Story = {
  parameters: { logs: 'error' },
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The host’s: 0' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pick' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Something went wrong' })).toBeVisible();
    await expect(args.onError).toHaveBeenCalledTimes(1);
    await expect(args.onError).toHaveBeenCalledWith({ type: 'render_error' });
    await userEvent.click(canvas.getByRole('button', { name: 'The host’s: 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Picked: 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'The host’s: 2' })).toBeVisible();
  },
};

export const FailsOfWhatWasKept: Story = {
  parameters: { logs: 'error' },
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pick' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pick' }));
    await expect(canvas.queryByRole('button', { name: 'Start over' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    await expect(await canvas.findByText('Picked: 0')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledTimes(2);
  },
};

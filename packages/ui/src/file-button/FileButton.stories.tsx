import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { FileButton } from './FileButton.tsx';

const meta = {
  title: 'Components/FileButton',
  component: FileButton,
  args: { children: 'Choose', accept: 'application/pdf', inputName: 'cv', onFile: fn() },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TheSameFileTwice: Story = {
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector('input')!;
    const file = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expectState(() => expect(args.onFile).toHaveBeenCalledTimes(2));
  },
};

export const OpensByKeyboard: Story = {
  tags: ['journey'],
  play: async ({ canvasElement, canvas }) => {
    const opened = fn();
    canvasElement.querySelector('input')!.addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = { args: { disabled: true } };

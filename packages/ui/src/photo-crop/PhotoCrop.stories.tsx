import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { firstArea, type CropArea } from './crop.ts';
import { PhotoCrop } from './PhotoCrop.tsx';

/** Portrait picture with a simple face. */
const portrait = (): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(1200, 1600);
  const pen = canvas.getContext('2d')!;
  const circle = (x: number, y: number, radius: number, colour: string): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 7);
    pen.fill();
  };
  pen.fillStyle = '#b9cfc4';
  pen.fillRect(0, 0, 1200, 1600);
  circle(600, 1500, 520, '#2f6d5c');
  circle(600, 640, 320, '#e6bd9c');
  for (const x of [490, 710]) circle(x, 590, 34, '#3b2a20');
  return canvas;
};

const Crop = ({ least = 256 }: { least?: number }) => {
  const [picture] = useState(portrait);
  const [area, setArea] = useState<CropArea>(() => firstArea(picture));
  return (
    <>
      <PhotoCrop picture={picture} area={area} onAreaChange={setArea} leastSide={least} />
      <output style={{ display: 'block', textAlign: 'center' }}>
        {[area.x, area.y, area.side].map(Math.round).join(' ')}
      </output>
    </>
  );
};

const meta = {
  title: 'Components/PhotoCrop',
  component: Crop,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Crop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboardAlone: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const area = canvas.getByRole('status');
    await expect(area).toHaveTextContent('0 133 1200');
    await userEvent.tab();
    await expect(canvas.getByRole('application', { name: 'Photo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(area).toHaveTextContent('0 157 1200');
    await userEvent.keyboard('++');
    await expect(area).toHaveTextContent('104 261 992');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}-');
    await expect(area).toHaveTextContent('109 212 1091');
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
  },
};

export const ByDragging: Story = {
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('application');
    stage.setPointerCapture = () => undefined;
    const at = (x: number, y: number, pointerId = 1) => ({ pointerId, clientX: x, clientY: y });
    await fireEvent.pointerDown(stage, at(100, 100));
    await fireEvent.pointerMove(stage, at(100, 72));
    await fireEvent.pointerUp(stage, at(100, 72));
    await fireEvent.pointerMove(stage, at(100, 0));
    await expectState(() => expect(canvas.getByRole('status')).toHaveTextContent('0 253 1200'));
  },
};

export const ByTwoFingers: Story = {
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('application');
    stage.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(stage, { pointerId: 1, clientX: 100, clientY: 100 });
    await fireEvent.pointerDown(stage, { pointerId: 2, clientX: 150, clientY: 100 });
    await fireEvent.pointerMove(stage, { pointerId: 2, clientX: 200, clientY: 100 });
    await expectState(() => expect(canvas.getByRole('status')).toHaveTextContent('300 433 600'));
  },
};

export const BySlider: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '100' } });
    await expectState(() => expect(canvas.getByRole('status')).toHaveTextContent('472 605 256'));
  },
};

export const NoCloser: Story = {
  args: { least: 1200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../pages/Page.tsx';
import { Part } from '../pages/Part.tsx';
import { FlowStrip } from './FlowStrip.tsx';
import { flows } from './flows.ts';
import './flows.css';

const meta = {
  title: 'Flows/Journeys',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const strips = (width: 390 | 1280) => () => (
  <Page
    title="Journeys"
    lede="Each journey, screen by screen. The pictures are story snapshots. Select one to open its story."
  >
    {flows.map((flow) => (
      <Part key={flow.name} title={flow.name} note={flow.lede}>
        <FlowStrip flow={flow} width={width} />
      </Part>
    ))}
  </Page>
);

export const Wide: Story = { render: strips(1280) };

export const Narrow: Story = { render: strips(390) };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sprig } from './Sprig.tsx';

const meta = { title: 'Components/Sprig', component: Sprig } satisfies Meta<typeof Sprig>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

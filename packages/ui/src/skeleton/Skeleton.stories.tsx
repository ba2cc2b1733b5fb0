import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonRegion } from './SkeletonRegion.tsx';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Card padded>
      <SkeletonRegion label="Loading specialists">
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Skeleton shape="circle" width={48} />
          <div style={{ flex: 1 }}>
            <Skeleton width="46%" />
            <Skeleton width="26%" />
          </div>
        </div>
        <div
          style={{
            display: 'grid',
            gap: 6,
            marginBlockStart: 16,
            gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
          }}
        >
          {Array.from({ length: 7 }, (_, index) => (
            <Skeleton key={index} shape="block" height={52} />
          ))}
        </div>
      </SkeletonRegion>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Loading specialists');
    await expect(status.parentElement).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelectorAll('.tele-skeleton:not([aria-hidden="true"])')).toHaveLength(0);
  },
};

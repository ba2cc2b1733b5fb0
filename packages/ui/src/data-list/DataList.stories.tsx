import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryForm } from '../story/StoryForm.tsx';
import { DataList } from './DataList.tsx';
import { DataRow } from './DataRow.tsx';

const meta = { title: 'Components/DataList', component: DataList } satisfies Meta<typeof DataList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  render: () => (
    <DataList>
      <DataRow term="Patient’s fee cap" strong>
        $300
      </DataRow>
      <DataRow term="Length">30 minutes</DataRow>
      <DataRow term="Reference">8f14e45f-ceea-467f-a8b6-2c1d5e7f9a10</DataRow>
    </DataList>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('definition')).toHaveLength(3);
  },
};

export const Amounts: Story = {
  render: () => (
    <StoryForm>
      <DataList align="end">
        <DataRow term="Consultation">$245.00</DataRow>
        <DataRow term="Booking fee">$15.00</DataRow>
        <DataRow term="Total" strong>
          $260.00
        </DataRow>
      </DataList>
    </StoryForm>
  ),
};

/** Numbers keep their order in right-to-left text. */
export const NumberInRightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <DataList>
        <DataRow term="Phone">0491 570 156</DataRow>
      </DataList>
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('0491 570 156').firstChild!;
    const leftOf = (start: number): number => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + 3);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf(0)).toBeLessThan(leftOf(9));
  },
};

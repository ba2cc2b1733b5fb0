import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { DataList } from '../data-list/DataList.tsx';
import { DataRow } from '../data-list/DataRow.tsx';
import { expectState } from '../story/expect-state.ts';
import { StoryForm } from '../story/StoryForm.tsx';
import { Card } from './Card.tsx';
import { CardBody } from './CardBody.tsx';
import { CardFooter } from './CardFooter.tsx';
import { CardHeader } from './CardHeader.tsx';

const meta = { title: 'Components/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = {
  render: () => (
    <StoryForm columns={2}>
      <Card as="section" aria-labelledby="card-story-title">
        <CardHeader
          title="Your consultation"
          titleId="card-story-title"
          tools={
            <Button size="sm" variant="ghost">
              Edit
            </Button>
          }
        />
        <CardBody>
          <DataList>
            <DataRow term="Length">30 minutes</DataRow>
            <DataRow term="Fee cap">$300</DataRow>
          </DataList>
        </CardBody>
        <CardFooter>
          <Button variant="ghost">Cancel</Button>
          <Button variant="primary">Save</Button>
        </CardFooter>
      </Card>
      <Card padded>A card without parts, with its own padding.</Card>
      <Card padded selected>
        What the reader picked.
      </Card>
    </StoryForm>
  ),
};

const Broken = () => {
  throw new Error('No fee');
};

export const Failed: Story = {
  parameters: { logs: 'error' },
  render: () => (
    <StoryForm columns={2}>
      <Card padded>
        <Broken />
      </Card>
      <Card padded>The next card.</Card>
    </StoryForm>
  ),
  play: async ({ canvas }) => {
    await expectState(async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('This part has a problem');
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(canvas.getByText('The next card.')).toBeVisible();
    });
  },
};

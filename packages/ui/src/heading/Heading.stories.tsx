import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1, children: 'See a specialist this week' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: () => (
    <>
      <Heading level={1} look="display">
        See a specialist this week, wherever you live
      </Heading>
      <Heading level={2} look="page">
        Find a doctor by specialty
      </Heading>
      <Heading level={2} look="section">
        Submit your request
      </Heading>
      <Heading level={2} look="card">
        How matching works
      </Heading>
      <Heading level={2} look="mini">
        Reason
      </Heading>
      <p>
        <span>Body text with </span>
        <Link href="#text">a link</Link>
        <span>.</span>
      </p>
      <Link href="#quiet" look="quiet">
        A quiet link, never inside a sentence
      </Link>
    </>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import csp from '../../docs/csp.md?raw';
import guide from '../../docs/embed-widgets.md?raw';
import { sectionOf } from '../widgets/readme-parts.ts';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'For partners/Where bytes go',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <Page
      title="Where bytes go"
      lede="Which servers a user’s browser contacts, what it sends and when. End-to-end tests check every request of every page for data that must not leave it."
    >
      <Part title="What each widget sends">
        <Prose text={sectionOf(guide, 'Where data goes')} />
      </Part>
      <Part title="What a page’s policy allows">
        <Prose text={csp.replace(/^# .*$/m, '')} />
      </Part>
    </Page>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhereBytesGo: Story = { name: 'Where bytes go' };

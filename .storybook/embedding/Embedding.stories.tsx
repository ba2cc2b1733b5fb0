import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import guide from '../../docs/embed-widgets.md?raw';
import { expectState } from '../../packages/ui/src/story/expect-state.ts';
import { Page } from '../pages/Page.tsx';
import { Part } from '../pages/Part.tsx';
import { Prose } from '../pages/Prose.tsx';
import { SnippetBuilder } from './SnippetBuilder.tsx';

const [, ...chapters] = guide.split(/^## /m);

const meta = {
  title: 'For partners/Embedding',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  name: 'Guide for a clinic’s site',
  render: () => (
    <Page
      title="Putting Tele on a clinic’s site"
      lede="Add one script tag and one element. You don’t need React, a build or a server."
    >
      {chapters.map((chapter) => {
        const end = chapter.indexOf('\n');
        return (
          <Part key={chapter.slice(0, end)} title={chapter.slice(0, end)}>
            <Prose text={chapter.slice(end)} />
          </Part>
        );
      })}
    </Page>
  ),
};

export const Builder: Story = { name: 'Snippet builder', render: () => <SnippetBuilder /> };

export const BuilderForAFloatingButton: Story = {
  render: () => <SnippetBuilder />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Floating button' }));
    const id = canvas.getByLabelText('Publishable id');
    await userEvent.clear(id);
    await userEvent.type(id, 'tele_pub_jacaranda');
    await expectState(async () => {
      const code = canvas.getByRole('region', { name: 'To copy' });
      await expect(code).toHaveTextContent("Tele('floatingButton'");
      await expect(code).toHaveTextContent("partner: 'tele_pub_jacaranda'");
    });
  },
};

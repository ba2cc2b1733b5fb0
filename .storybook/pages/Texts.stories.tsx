import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import texts from 'virtual:texts';
import { expectState } from '../../packages/ui/src/story/expect-state.ts';
import { TextsPage } from './TextsPage.tsx';

const tables = import.meta.glob<string>(
  ['../../packages/*/src/**/*.messages.ts', '../../apps/portal/src/**/*.messages.ts'],
  {
    query: '?raw',
    import: 'default',
  },
);

const meta = {
  title: 'Foundations/Texts',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => <TextsPage texts={texts} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  name: 'Texts',
  play: async ({ canvas }) => {
    const listed = new Set(texts.map(({ file }) => file));
    const others = Object.entries(tables).filter(([path]) => !listed.has(path.replace('../../', '')));
    // A table without strings takes them from core.
    for (const [, load] of others) await expect(await load()).not.toMatch(/: ['`]/);
    await expect(others.length).toBeLessThan(3);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${texts.length} of ${texts.length} texts`);
    await expect(canvas.getAllByRole('row')).toHaveLength(101);
    await expect(texts.filter(({ kind }) => kind === 'email').length).toBeGreaterThan(100);
  },
};

export const Found: Story = {
  name: 'Found in a package',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search texts and keys' }), 'match.search/submit');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Package' }), 'match-widget');
    await expectState(() => expect(canvas.getByRole('link', { name: /^Search/ })).toBeVisible());
  },
};

export const Quoted: Story = {
  name: 'Quoted in the specification',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Quoted in the specification' }));
    await expectState(() => expect(canvas.getAllByRole('cell', { name: 'Quoted' }).length).toBeGreaterThan(50));
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search texts and keys' }), 'zzzz');
    await expectState(() => expect(canvas.getByText('No texts found')).toBeVisible());
  },
};

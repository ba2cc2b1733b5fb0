import type { Meta, StoryObj } from '@storybook/react-vite';
import coverage from 'virtual:spec-coverage';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { Prose } from './Prose.tsx';
import { RuleTable } from './RuleTable.tsx';
import { statusOf, statuses } from '../status.ts';

const changelogs = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pending = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

const nameOf = (path: string): string => `@tele/${path.split('/').at(-2) ?? ''}`;
const components = [
  ...new Map(
    coverage.stories
      .filter(({ title }) => /^(Components|Patterns|Widgets)\//.test(title))
      .map(({ title, tags }) => [title, statusOf(tags)]),
  ),
];

const meta = {
  title: 'Status and changelog',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <Page title="Status and changelog" lede="How far each component is, by what, and what has changed in the packages.">
      <Part title="What a status says">
        <RuleTable rows={Object.values(statuses).map(({ name, criteria }) => [name, criteria])} />
      </Part>
      <Part title="Components">
        <table className="story-table">
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {components.map(([title, status]) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{status.name}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title="Not released yet">
        {Object.keys(pending).length === 0 ? (
          <p>Nothing waits: what stands in the packages is released.</p>
        ) : (
          Object.entries(pending).map(([path, text]) => <Prose key={path} text={text.replace(/^---[\s\S]*?---/, '')} />)
        )}
      </Part>
      {Object.entries(changelogs).map(([path, text]) => (
        <Part key={path} title={nameOf(path)}>
          <Prose text={text.replace(/^# .*$/m, '').replaceAll(/^##/gm, '###')} />
        </Part>
      ))}
    </Page>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const StatusAndChangelog: Story = { name: 'Status and changelog' };

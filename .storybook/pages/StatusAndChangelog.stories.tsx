import type { Meta, StoryObj } from '@storybook/react-vite';
import coverage from 'virtual:spec-coverage';
import { Pill } from '../../packages/ui/src/index.ts';
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
const components = coverage.stories
  .filter(({ title }, place, all) => /^(Components|Patterns|Widgets)\//.test(title) && all[place - 1]?.title !== title)
  .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));

const meta = {
  title: 'For partners/Status and changelog',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <Page title="Status and changelog" lede="The status of each component, and recent changes in the packages.">
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
            {components.map(({ id, title, tags }) => (
              <tr key={title}>
                <th scope="row">
                  <a href={`./?path=/story/${id}`} target="_top">
                    {title.replace('/', ' › ')}
                  </a>
                </th>
                <td>
                  <Pill tone={statusOf(tags).tone}>{statusOf(tags).name}</Pill>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title="Not released yet">
        {Object.keys(pending).length === 0 ? (
          <p>Every change in the packages is released.</p>
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

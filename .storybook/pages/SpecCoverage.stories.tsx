import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import coverage from 'virtual:spec-coverage';
import { SegmentedControl } from '../../packages/ui/src/index.ts';
import { expectState } from '../../packages/ui/src/story/expect-state.ts';
import { CoverageFigures } from './CoverageFigures.tsx';
import { CoverageSections } from './CoverageSections.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import './coverage.css';

const { sections, faults } = coverage;
const all = sections.flatMap(({ requirements }) => requirements);
const quoted = all.flatMap(({ quotes }) => quotes).length;
const undrawn = faults.filter((fault) => / quotes '/.test(fault)).length;

const choices = [
  { value: 'all', label: 'All' },
  { value: 'not-yet', label: 'Not yet' },
] as const;

const NotYet = () => (
  <Part title="Not yet">
    {faults.length === 0 ? (
      <p>Nothing: every requirement has its story or its test.</p>
    ) : (
      <ul className="story-list">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    )}
  </Part>
);

const Coverage = () => {
  const [shown, setShown] = useState<string>('all');
  return (
    <Page
      title="Specification coverage"
      lede={`${all.length} requirements of sections 2 to 9, each tied to a story or a test, read from their files as this page is made.`}
    >
      <CoverageFigures all={all} quoted={quoted} drawn={quoted - undrawn} />
      <SegmentedControl
        label="Which"
        className="story-coverage-which"
        options={choices}
        value={shown}
        onValueChange={setShown}
      />
      <Part title="By section">
        <CoverageSections sections={sections} />
      </Part>
      {shown === 'not-yet' ? (
        <NotYet />
      ) : (
        sections.map(({ number, title, requirements }) => (
          <Part key={number} title={`${number} ${title}`}>
            <CoverageTable requirements={requirements} />
          </Part>
        ))
      )}
    </Page>
  );
};

const meta = {
  title: 'Start here/Specification coverage',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => <Coverage />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = { name: 'Specification coverage' };

export const NotYetShown: Story = {
  name: 'Not yet',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Not yet' }));
    await expectState(() => expect(canvas.getByText(/^Nothing: every requirement/)).toBeVisible());
  },
};

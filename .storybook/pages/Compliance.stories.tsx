import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noticesOf } from '../../packages/core/src/catalogue/notices/notices-at.ts';
import { advertisingOfAll } from '../../packages/core/src/categories/shared/advertising.ts';
import { professions } from '../../packages/core/src/index.ts';
import type { AdvertisingRule } from '../../packages/core/src/registration/category.ts';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { RuleTable } from './RuleTable.tsx';

// The shared rules belong to no category and export another name.
const files = import.meta.glob<readonly AdvertisingRule[]>(
  ['../../packages/core/src/categories/*/advertising.ts', '!../../packages/core/src/categories/shared/*'],
  { import: 'advertising', eager: true },
);
const rulesOf = (category: string): readonly AdvertisingRule[] =>
  Object.entries(files).find(([path]) => path.includes(`/categories/${category}/`))?.[1] ?? [];

const levels = { warn: 'Nobody', check: 'Who holds it' } as const;

const inWords = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** 'no-win' for 'law-no-win': the heading names the category. */
const withoutCategory = (id: string): string => id.slice(id.indexOf('-') + 1);

interface RulesProps {
  rules: readonly AdvertisingRule[];
}

const Rules = ({ rules }: RulesProps) => (
  <table className="story-table story-table--stacks">
    <thead>
      <tr>
        <th scope="col">Rule</th>
        <th scope="col">Who may say it</th>
        <th scope="col">Why</th>
        <th scope="col">Ground</th>
      </tr>
    </thead>
    <tbody>
      {rules.map(({ id, level, why, law }) => (
        <tr key={id}>
          <th scope="row">{inWords(id)}</th>
          <td>{levels[level]}</td>
          <td>{why}</td>
          <td>{law}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const meta = {
  title: 'For partners/Compliance',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <Page
      title="Compliance"
      lede="What we may say to patients, and why. These rules check a profile as it’s written. They warn; staff decide. This page is generated from the rules."
    >
      <Part title="Decided once, for every page">
        <RuleTable
          rows={[
            [
              'Reviews',
              'We show none, and no component can.',
              'No one who controls a page may advertise a regulated health service with testimonials about its clinical side: National Law s 133(1)(c). Partners can’t add any to a card either.',
            ],
            [
              'A practice’s claim',
              '‘200+ 5-star reviews’ is a setting, off by default.',
              'Only doctors who are deciding where to register see it. Patients never do: the same section.',
            ],
            [
              'Featured',
              'A ‘Featured’ label with its reason, wherever it moves someone up.',
              'People who rely on the order must know what changes it: Australian Consumer Law s 18.',
            ],
            [
              '‘Specialist’',
              'A doctor’s registered title comes from the register, not from their own text.',
              'Only someone with specialist registration may claim to be a specialist: National Law ss 115 and 118.',
            ],
            [
              'A fee',
              'Before we ask for a card, we show what we hold, what we charge and when, and what we refund.',
              'A price must be shown as a single total: Australian Consumer Law s 48.',
            ],
            [
              'Health information',
              'Never in events, URLs or error reports. They only contain IDs, counts, steps and statuses.',
              'A reason for a consultation is sensitive information: Privacy Act 1988 s 6, APP 3 and 6.',
            ],
          ]}
        />
      </Part>
      <Part title="In every profile">
        <Rules rules={advertisingOfAll} />
      </Part>
      {professions.map(({ id, name }) => (
        <Part key={id} title={name}>
          <Rules rules={rulesOf(id).map((rule) => ({ ...rule, id: withoutCategory(rule.id) }))} />
          {noticesOf(id).length > 0 && (
            <ul className="story-list">
              {noticesOf(id).map(({ id: notice, places, text }) => (
                <li key={notice}>
                  <p className="story-part__note">{`Shown at the ${places.join(', the ')}`}</p>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          )}
        </Part>
      ))}
    </Page>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compliance: Story = {
  play: async ({ canvas }) => {
    // One common table, and one for each category with rules.
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(professions.length / 2);
    await expect(canvas.getAllByText(/^In an emergency, call 000/)[0]).toBeVisible();
  },
};

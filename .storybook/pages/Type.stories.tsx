import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';

const sizes: readonly [step: string, sample: string, use: string][] = [
  ['3xl', 'Australia-wide', '29 to 44 px. One line per app.'],
  ['2xl', 'Find a doctor by specialty', '23 to 28 px. Page titles.'],
  ['xl', 'Submit your request', '20 px. Sheets and sections.'],
  ['lg', 'Dr Hạnh Nguyễn', '17 px. Card titles and names.'],
  ['md', 'Choose up to 10 specialist and time pairs.', '15 px. Body.'],
  ['ui', 'Submit & pay $15', '14 px. Buttons, labels, tables.'],
  ['sm', 'Tue 24 Nov, 11:00 am AEDT', '13 px. Hints and second lines.'],
  ['xs', 'Pending', '12 px. Pills.'],
  ['2xs', '06:00', '11 px. The gutter of the calendar, nothing else.'],
];

const titles = new Set(['3xl', '2xl', 'xl', 'lg']);

const weights: readonly [token: string, use: string][] = [
  ['regular', '420, body'],
  ['medium', '540, buttons and labels'],
  ['semibold', '620, titles and times'],
  ['bold', '680, figures that decide'],
];

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <Page
      title="Type"
      lede="The portal uses Hanken Grotesk Variable. A widget uses its page’s font. Sizes are based on 16 px, not on the host’s root size, so a page with 62.5% doesn’t shrink them."
    >
      <Part title="Scale">
        <table className="story-table story-type">
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Sample</th>
              <th scope="col">Use</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(([step, sample, use]) => (
              <tr key={step}>
                <td className="story-type__step">{step}</td>
                <td
                  className="story-type__sample"
                  data-title={titles.has(step) || undefined}
                  style={{ fontSize: `var(--tele-text-${step})` }}
                >
                  {sample}
                </td>
                <td>{use}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <div className="story-columns">
        <Part title="Weights" note="The time, the fee and the count have the strongest weight of their row.">
          <ul className="story-list">
            {weights.map(([token, use]) => (
              <li key={token}>
                <span style={{ fontWeight: `var(--tele-weight-${token})`, fontSize: 'var(--tele-text-lg)' }}>
                  11:00 am, $245.00
                </span>
                <span className="story-part__note">{`${token}: ${use}`}</span>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Figures" note="Every time, date, fee, count and number is tabular, so columns of them line up.">
          <ul className="story-figures">
            {['9:30 am', '$245.00', '0491 570 156', '11:15 am', '$1,118.75', 'MED0001234567'].map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
        </Part>
      </div>
    </Page>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import engines from '../../docs/engines.md?raw';
import toldInTheCalendar from '../../e2e/announced/calendar.txt?raw';
import toldAPatient from '../../e2e/announced/patient.txt?raw';
import toldASpecialist from '../../e2e/announced/specialist.txt?raw';
import { Disclosure } from '../../packages/ui/src/index.ts';
import { sectionOf } from '../widgets/readme-parts.ts';
import { keyboards } from './keyboards.ts';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { Prose } from './Prose.tsx';
import { RuleTable } from './RuleTable.tsx';
import { widgetReadmes } from './widget-readmes.ts';

/** What is written down by a journey, and compared on every change. */
const announced = [
  ['A patient, from the search to the booking', toldAPatient],
  ['A specialist, from the inbox to an offer', toldASpecialist],
  ['In the calendar', toldInTheCalendar],
] as const;

const looked: readonly (readonly [what: string, how: string])[] = [
  ['Every state, light and dark', 'axe in Chromium on every story, on every change; a fault stops it.'],
  ['Every place of the portal', 'axe on the running product, signed out, as a patient, a specialist and staff.'],
  [
    'By keyboard alone',
    'A first visit from the search to the booking, a specialist’s answer, the calendar, and the element on a page.',
  ],
  [
    'At 320 pixels, and with text at twice its size',
    'Nothing is cut off and nothing is scrolled sideways: measured, screen by screen.',
  ],
  [
    'What a screen reader is told',
    'Each change of the focus and of what is said aloud, in order: written down by journeys, and compared.',
  ],
  [
    'In Firefox too',
    'axe over two states of every screen on every change; over every story, 26 November 2026, without a fault.',
  ],
  ['In forced colours', 'What is drawn by a background alone has a border in its place.'],
  ['Without motion', 'Nothing moves for whoever asks for less; no fact is told by motion.'],
  ['From right to left, and a third longer', 'The pseudo-locales of the toolbar.'],
];

const meta = {
  title: 'For partners/Accessibility',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <Page
      title="Accessibility"
      lede="Made for WCAG 2.2, level AA. What that rests on is below; what is not yet known is said as well. Write to us about whatever keeps you from using it."
    >
      <Part title="What is looked at, and how">
        <RuleTable rows={looked} />
      </Part>
      <Part title="What is not known">
        <p>
          Nobody who lives by a screen reader has been asked to test it yet. The frames of the payment provider and of
          the human check are theirs: they are named, and reached by keyboard, and what is inside is not ours to change.
        </p>
      </Part>
      <Part title="What a screen reader is told" note="Of three journeys: where the focus goes, and what is said.">
        {announced.map(([who, told]) => (
          <Disclosure key={who} summary={who} look="row">
            {/* One scrolls it by keyboard too. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre className="story-told-aloud" tabIndex={0} role="region" aria-label={who}>
              {told}
            </pre>
          </Disclosure>
        ))}
      </Part>
      <Part title="In three engines">
        <Prose text={engines.slice(engines.indexOf('\n'))} />
      </Part>
      {widgetReadmes.map(([name, readme]) => (
        <Part key={name} title={name}>
          <Prose text={sectionOf(readme, 'Accessibility')} />
        </Part>
      ))}
      <Part title="Keys" note="Of every component that has some of its own; each component’s page says them too.">
        <dl className="story-terms">
          {keyboards.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Prose text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Part>
    </Page>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accessibility: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import engines from '../../docs/engines.md?raw';
import toldInTheCalendar from '../../tests/journeys/announced/calendar.txt?raw';
import toldAPatient from '../../tests/journeys/announced/patient.txt?raw';
import toldASpecialist from '../../tests/journeys/announced/specialist.txt?raw';
import { Disclosure } from '../../packages/ui/src/index.ts';
import { sectionOf } from '../widgets/readme-parts.ts';
import { keyboards } from './keyboards.ts';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { Prose } from './Prose.tsx';
import { RuleTable } from './RuleTable.tsx';
import { widgetReadmes } from './widget-readmes.ts';

/** Recorded by end-to-end tests and compared on every change. */
const announced = [
  ['A patient, from the search to the booking', toldAPatient],
  ['A specialist, from the inbox to an offer', toldASpecialist],
  ['In the calendar', toldInTheCalendar],
] as const;

const looked: readonly (readonly [what: string, how: string])[] = [
  ['Every state, light and dark', 'axe in Chromium, on every story and every change. A fault blocks the change.'],
  ['Every page of the portal', 'axe on the running product: signed out, and as a patient, a specialist and staff.'],
  [
    'Keyboard only',
    'A first visit from search to booking, a specialist’s reply, the calendar, and the element on a page.',
  ],
  ['At 320 pixels, and with text at 200%', 'We measure every screen: nothing is cut off or scrolls sideways.'],
  [
    'Screen reader announcements',
    'End-to-end tests record each focus change and announcement in order, and compare them.',
  ],
  [
    'In Firefox too',
    'axe on 2 states of every screen on every change. On 26 November 2026 it found no fault in any story.',
  ],
  ['In forced colours', 'Anything drawn only by a background gets a border.'],
  ['Without motion', 'With reduced motion, nothing moves. Motion never carries information.'],
  ['Right to left, and text a third longer', 'The pseudo-locales in the toolbar.'],
];

const meta = {
  title: 'For partners/Accessibility',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <Page
      title="Accessibility"
      lede="Built for WCAG 2.2, level AA. Below is how we test it, and what we don’t know yet. Tell us about anything that stops you from using it."
    >
      <Part title="What we test, and how">
        <RuleTable rows={looked} />
      </Part>
      <Part title="What we don’t know yet">
        <p>
          No one who relies on a screen reader has tested it yet. The payment and human check frames belong to other
          companies: they have names and work by keyboard, but we can’t change what’s inside.
        </p>
      </Part>
      <Part title="Screen reader announcements" note="Three journeys: where the focus goes, and what is announced.">
        {announced.map(([who, transcript]) => (
          <Disclosure key={who} summary={who} look="row">
            {/* Focusable, so the keyboard can scroll it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre className="story-told-aloud" tabIndex={0} role="region" aria-label={who}>
              {transcript}
            </pre>
          </Disclosure>
        ))}
      </Part>
      <Part title="In three engines">
        <Prose text={engines.slice(engines.indexOf('\n'))} />
      </Part>
      {widgetReadmes.map(([name, readme]) => (
        <Part key={name} title={`${name}: keyboard`}>
          <Prose text={sectionOf(readme, 'Keyboard')} />
        </Part>
      ))}
      <Part title="Keys" note="For every component with its own keys. Each component’s page lists them too.">
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

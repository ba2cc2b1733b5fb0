import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark, Sprig } from '../../packages/ui/src/index.ts';
import { Part } from './Part.tsx';

const places: readonly [title: string, story: string, text: string][] = [
  [
    'Specification coverage',
    'start-here-specification-coverage--everything',
    'Every requirement of sections 2 to 9, with the stories, tests and journeys that show it.',
  ],
  [
    'Widgets',
    'widgets-match-widget--as-component',
    'The product itself: four widgets at work, with switches for every prop, code, events, theming and sizes.',
  ],
  [
    'Foundations',
    'foundations-colour--colour',
    'Colour with its contrast measured, type, space, time, money, the status words and all texts.',
  ],
  [
    'Components',
    'components-button--primary',
    'Every primitive: parts, dos and don’ts, wording, states, props, keys, and its design.',
  ],
  ['Patterns', 'patterns-statuspill--every', 'Pieces that know the domain: cards, zones, statuses, times.'],
  ['Screens', 'screens-results--desk', 'Every screen in every state it can be in, without a backend.'],
  [
    'Flows',
    'flows-journeys--wide',
    'Each journey as a strip of real screens, and booking from search to confirmed appointment.',
  ],
  [
    'Embedding',
    'for-partners-embedding--guide',
    'How a clinic puts a widget on its site, and a builder for the snippet.',
  ],
  ['Compliance', 'for-partners-compliance--compliance', 'What we may and must say to patients, and why.'],
  [
    'Accessibility',
    'for-partners-accessibility--accessibility',
    'The statement, how we test, all keys, and screen reader announcements.',
  ],
  [
    'Where bytes go',
    'for-partners-where-bytes-go--where-bytes-go',
    'Which servers a browser contacts, what it sends and when.',
  ],
  [
    'Status and changelog',
    'for-partners-status-and-changelog--status-and-changelog',
    'Which components are stable, what that takes, and recent changes.',
  ],
];

const principles: readonly [title: string, text: string][] = [
  ['The time is the product', 'Times, fees and counts are tabular and the strongest of their row.'],
  ['One filled button in a view', 'Fill means the next step, or the slot you picked. Nothing else is filled.'],
  ['Calm status', 'Red is for errors and for actions that can’t be undone. Every status is a word and a shape.'],
  ['Lists, not tiles', 'Hairlines, shared columns, one container. Shadows only for what floats.'],
  ['Native on someone else’s page', 'A widget takes the host’s font and one colour, and fits its container.'],
  ['Australian by material', 'Eucalypt, gum leaf, wattle for new and today. No flags, no maps.'],
];

const toolbars: readonly [title: string, story: string, globals: string, text: string][] = [
  ['Scheme', 'screens-results--desk', 'scheme:dark', 'light, dark, high contrast, all in a grid, or the reader’s own.'],
  ['Brand', 'screens-results--desk', 'brand:jacaranda', 'ours and 3 fictional clinics.'],
  ['Display zone', 'screens-results--desk', 'zone:perth', 'where the reader is.'],
  [
    'Clock',
    'patterns-when--all',
    'clock:now',
    'Monday 23 November 2026, now, minutes into an offer, or a night when clocks change. Sample data follows.',
  ],
  ['Role', 'screens-results--desk', 'role:specialist', 'patient or specialist, on screens for both.'],
  ['Network', 'screens-results--desk', 'network:offline', 'slow, offline, signed out, in conflict or failing.'],
  ['Language', 'components-button--variants', 'language:ar-XB', 'English, longer text, or right to left.'],
  ['Surface', 'components-card--parts', 'surface:shadow', 'on the page or in a shadow root (elements).'],
  ['Strict mode', 'components-tabs--default', 'strict:off', 'React’s, on by default.'],
  ['Text size', 'components-field--default', 'textSize:200', '100% or 200%.'],
  ['Density', 'components-datalist--facts', 'density:0.88', 'the brand’s, denser or roomier.'],
];

const meta = {
  title: 'Start here',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <main className="story-page">
      <div className="story-start">
        <div>
          <BrandMark />
          <h1 className="story-start__title">The design system of Tele</h1>
          <p className="story-page__lede">
            Patients pick up to 10 specialists and times. The first to accept is booked. Everything they see, in the
            portal and on partners’ pages, is made from what’s here.
          </p>
        </div>
        <Sprig />
      </div>
      <ul className="story-places">
        {places.map(([title, story, text]) => (
          <li key={title}>
            <a className="story-places__link" href={`./?path=/story/${story}`} target="_top">
              <strong>{title}</strong>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="story-columns">
        <Part title="Principles">
          <dl className="story-terms">
            {principles.map(([title, text]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part
          title="The toolbar"
          note="At the top of the window, for every story. Settings are in the URL, so you can share them. Each link shows an example."
        >
          <dl className="story-terms">
            {toolbars.map(([title, story, globals, text]) => (
              <div key={title}>
                <dt>
                  <a href={`./?path=/story/${story}&globals=${globals}`} target="_top">
                    {title}
                  </a>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </div>
    </main>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const StartHere: Story = { name: 'Start here' };

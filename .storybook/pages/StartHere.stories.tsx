import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark, Sprig } from '../../packages/ui/src/index.ts';
import { Part } from './Part.tsx';

const places: readonly [title: string, path: string, text: string][] = [
  [
    'Foundations',
    'foundations-colour--colour',
    'Colour with its contrast measured, type, space, time, money and the status words.',
  ],
  ['Components', 'components-button--primary', 'Every primitive: when to use it, its words, all states, props, keys.'],
  ['Patterns', 'patterns-statuspill--every', 'Pieces that know the domain: cards, zones, statuses, times.'],
  ['Screens', 'screens-results--desk', 'Every screen in every state it can be in, without a backend.'],
  ['Flows', 'flows-booking--booking', 'The booking journey from the search to the confirmed appointment.'],
];

const principles: readonly [title: string, text: string][] = [
  ['The time is the product', 'Times, fees and counts are tabular and the strongest of their row.'],
  ['One filled button in a view', 'Fill means the next step, or the slot you picked. Nothing else is filled.'],
  ['Calm status', 'Red is for errors and for confirming what cannot be undone. Every status is a word and a shape.'],
  ['Lists, not tiles', 'Hairlines, shared columns, one container. Shadows only for what floats.'],
  ['Native on someone else’s page', 'A widget takes the host’s font and one colour, and fits its container.'],
  ['Australian by material', 'Eucalypt, gum leaf, wattle for new and today. No flags, no maps.'],
];

const toolbars: readonly [title: string, text: string][] = [
  ['Scheme', 'light, dark, or the reader’s own.'],
  ['Brand', 'ours and three clinics that do not exist.'],
  ['Display zone', 'where the reader is.'],
  ['Clock', 'Monday 23 November 2026, now, or a night on which the clocks change; the sample data moves along.'],
  ['Role', 'who is signed in, where a screen serves both.'],
  ['Network', 'slow, offline, signed out, in conflict, failing: what any screen makes of it.'],
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
            Patients pick up to ten specialists and times; the first to accept is booked. Everything that either of them
            sees is drawn from what is here, in the portal and on the pages of partners.
          </p>
        </div>
        <Sprig />
      </div>
      <ul className="story-places">
        {places.map(([title, path, text]) => (
          <li key={title}>
            <a className="story-places__link" href={`./?path=/story/${path}`} target="_top">
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
        <Part title="The toolbar" note="Each of these works on every story, at the top of the window.">
          <dl className="story-terms">
            {toolbars.map(([title, text]) => (
              <div key={title}>
                <dt>{title}</dt>
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

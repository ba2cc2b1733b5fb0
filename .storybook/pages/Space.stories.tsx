import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Sprig } from '../../packages/ui/src/index.ts';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';

const spaces = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16'];
const radii = ['xs', 'sm', 'md', 'lg', 'xl', 'pill'];
const shadows = ['xs', 'sm', 'md', 'lg'];

const durations: readonly [token: string, use: string][] = [
  ['press', '80 ms: a button goes down'],
  ['fast', '130 ms: hover, colour, the check of a slot'],
  ['base', '200 ms: popovers, disclosures, toasts; every exit'],
  ['slow', '320 ms: a sheet comes in'],
];

const widths: readonly [width: string, change: string][] = [
  ['30em', 'one column becomes two in small forms; sheets leave the bottom'],
  ['40em', 'two-column forms'],
  ['56em', 'list and slot picker side by side'],
  ['72em', 'section navigation beside the page'],
];

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <Page
      title="Space"
      lede="A grid of 4 px times the density knob. Hairlines and shared columns structure a page. Only floating elements have shadows. A widget measures its container, never the window."
    >
      <div className="story-columns">
        <div>
          <Part title="Space">
            <ul className="story-list">
              {spaces.map((step) => (
                <li key={step} className="story-space">
                  <span className="story-type__step">{step}</span>
                  <span className="story-space__bar" style={{ inlineSize: `var(--tele-space-${step})` }} />
                  <span className="story-part__note">{`${Number(step) * 4} px`}</span>
                </li>
              ))}
            </ul>
          </Part>
          <Part
            title="Motion"
            note="Nothing loops but the spinner and the skeleton. With reduced motion nothing travels."
          >
            <ul className="story-list">
              {durations.map(([token, use]) => (
                <li key={token}>
                  <span className="story-type__step">{token}</span>
                  <span>{use}</span>
                </li>
              ))}
            </ul>
          </Part>
          <Part
            title="Widths"
            note="Of the container. Literals in the CSS, because a container query takes no variable."
          >
            <ul className="story-list">
              {widths.map(([width, change]) => (
                <li key={width}>
                  <span className="story-type__step">{width}</span>
                  <span>{change}</span>
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <div>
          <Part title="Radius" note="All from one knob; 0 is square.">
            <ul className="story-shapes">
              {radii.map((step) => (
                <li key={step}>
                  <span className="story-shapes__box" style={{ borderRadius: `var(--tele-radius-${step})` }} />
                  <span className="story-type__step">{step}</span>
                </li>
              ))}
            </ul>
          </Part>
          <Part title="Elevation" note="A ring and a shadow in the tint of the ink. Cards have an edge and none.">
            <ul className="story-shapes">
              {shadows.map((step) => (
                <li key={step}>
                  <span className="story-shapes__float" style={{ boxShadow: `var(--tele-shadow-${step})` }} />
                  <span className="story-type__step">{step}</span>
                </li>
              ))}
            </ul>
          </Part>
          <Part title="Controls" note="Height with a mouse, then by touch. By touch a target is never below 44 px.">
            <p className="story-brand__actions">
              <Button size="sm">sm 30 / 36</Button>
              <Button>md 36 / 44</Button>
              <Button size="lg">lg 44 / 48</Button>
            </p>
          </Part>
        </div>
      </div>
      <Sprig />
    </Page>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = {};

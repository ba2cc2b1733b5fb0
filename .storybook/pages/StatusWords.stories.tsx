import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusPill, type StatusPillProps } from '../../packages/kit/src/index.ts';
import { lookOf, messageOf, statusLook } from '../../packages/kit/src/status/status-look.ts';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { meaningOf } from './status-meanings.ts';

const kinds: readonly [kind: StatusPillProps['kind'], title: string, note: string][] = [
  ['candidate', 'One specialist of a request', 'A decline is ordinary, so it is grey. Red is for errors.'],
  ['request', 'A request, on its own page', 'Three words for the patient’s question: what now?'],
  ['selection', 'A request, in a list', 'Follows from the booking and the candidates.'],
  ['provider', 'A specialist’s application', 'After staff have verified it.'],
  ['offer', 'An offer', 'Both sides see the time left. The fee is next to it.'],
  ['payouts', 'A specialist’s payouts', 'The account status at Stripe.'],
];

const rowsOf = (kind: StatusPillProps['kind']) =>
  Object.keys(statusLook[kind]).flatMap((status) => {
    // Keys of a looks record are its statuses.
    const which = { kind, status } as StatusPillProps;
    const [toPatient, toSpecialist] = (['patient', 'specialist'] as const).map((viewer) => messageOf(which, viewer));
    return toPatient !== toSpecialist ? [which, { ...which, viewer: 'specialist' } as StatusPillProps] : [which];
  });

const meta = {
  title: 'Foundations/Status words',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <Page
      title="Status words"
      lede="A status is always a word, a shape and a tone, so no one needs to tell colours apart. No two statuses of one thing share a shape. This is the full list. A new status starts in the specification."
    >
      <div className="story-columns">
        {kinds.map(([kind, title, note]) => (
          <Part key={kind} title={title} note={note}>
            <table className="story-table">
              <thead>
                <tr>
                  <th scope="col">Shown</th>
                  <th scope="col">Domain</th>
                  <th scope="col">Tone</th>
                  <th scope="col">Means</th>
                </tr>
              </thead>
              <tbody>
                {rowsOf(kind).map((which) => (
                  <tr key={`${which.status} ${which.viewer}`}>
                    <td>
                      <StatusPill {...which} />
                    </td>
                    <td className="story-type__step">
                      <span>{which.status}</span>
                      {which.viewer && <span className="story-part__note"> to the specialist</span>}
                    </td>
                    <td>{lookOf(which).tone}</td>
                    <td>{meaningOf(kind, which.status)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Part>
        ))}
      </div>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const shown = canvasElement.querySelectorAll('.tele-pill');
    await expect(shown).toHaveLength(kinds.flatMap(([kind]) => rowsOf(kind)).length);
    for (const pill of shown) await expect(pill.querySelector('svg')).not.toBeNull();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const StatusWords: Story = {
  tags: ['spec:4.candidate-pending'],
  name: 'Status words',
};

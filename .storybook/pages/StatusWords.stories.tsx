import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusPill, type StatusPillProps } from '../../packages/kit/src/index.ts';
import { lookOf, messageOf, statusLook } from '../../packages/kit/src/status/status-look.ts';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { meaningOf } from './status-meanings.ts';

const kinds: readonly [kind: StatusPillProps['kind'], title: string, note: string][] = [
  ['candidate', 'One specialist of a request', 'A decline is ordinary, so it is grey. Red is for errors.'],
  ['request', 'A request, as its own page says it', 'Three words for the patient’s question: what now?'],
  ['selection', 'A request, in a list', 'Follows from the booking and the candidates.'],
  ['provider', 'A specialist’s application', 'After staff have verified it.'],
  ['offer', 'An offer', 'Both sides follow it to the minute; what it costs stands beside it.'],
  ['payouts', 'A specialist’s payouts', 'As the payment provider says the account stands.'],
];

const rowsOf = (kind: StatusPillProps['kind']) =>
  Object.keys(statusLook[kind]).flatMap((status) => {
    // The keys of a record of looks are its statuses.
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
      lede="A status is a word, a shape and a tone, always together: nobody has to tell two colours apart to know what happened. No two statuses of one thing have the same shape. These are all there are; a new one starts in the specification."
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

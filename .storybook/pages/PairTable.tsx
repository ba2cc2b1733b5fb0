import { CheckIcon, Pill, WarningIcon } from '../../packages/ui/src/index.ts';
import { pairs } from './colour-groups.ts';
import { contrast, ratioText, type Rgb } from './contrast.ts';
import '../../packages/ui/src/visually-hidden/VisuallyHidden.css';

interface PairTableProps {
  scheme: string;
  colours: ReadonlyMap<string, Rgb>;
}

export const PairTable = ({ scheme, colours }: PairTableProps) => (
  <section className="story-colours__group">
    <h3 className="story-colours__title">Contrast, measured on this page</h3>
    <table className="story-table">
      <caption className="tele-visually-hidden">{`Contrast of the colour pairs in use, ${scheme}`}</caption>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Looks</th>
          <th scope="col">Least</th>
          <th scope="col">Is</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ front, back, least }) => {
          const ratio = contrast(colours.get(front) ?? [0, 0, 0], colours.get(back) ?? [0, 0, 0]);
          const holds = ratio >= least;
          return (
            <tr key={`${front} ${back}`}>
              <td>{`${front} on ${back}`}</td>
              <td>
                <span
                  className="story-colours__sample"
                  data-edge={least === 3 || undefined}
                  style={{ color: `var(--tele-color-${front})`, background: `var(--tele-color-${back})` }}
                >
                  {least === 3 ? '' : '9:30 am'}
                </span>
              </td>
              <td>{least}</td>
              <td>
                <Pill tone={holds ? 'positive' : 'critical'} icon={holds ? CheckIcon : WarningIcon}>
                  {ratioText(ratio)}
                </Pill>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);

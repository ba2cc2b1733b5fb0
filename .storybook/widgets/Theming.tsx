import { useRef } from 'react';
import { TeleRoot, type Appearance, type Scheme } from '../../packages/ui/src/index.ts';
import { contrast, ratioText, type Rgb } from '../pages/contrast.ts';
import { useColours } from '../pages/use-colours.ts';

const pairs = [
  ['Text on accent', 'on-accent', 'accent', 4.5],
  ['Accent as text', 'accent-strong', 'surface', 4.5],
  ['Accent on its soft', 'accent-strong', 'accent-soft', 4.5],
  ['Control border', 'line-strong', 'surface', 3],
] as const;
const names = [...new Set(pairs.flatMap(([, one, other]) => [one, other]))];

const css = (rgb: Rgb | undefined): string | undefined => rgb && `rgb(${rgb.join(' ')})`;

const Ratios = () => {
  const at = useRef<HTMLTableElement>(null);
  const colours = useColours(at, names);
  return (
    <table ref={at} className="story-table">
      <tbody>
        {pairs.map(([name, one, other, least]) => {
          const [front, back] = [colours.get(one), colours.get(other)];
          const ratio = front && back ? contrast(front, back) : 0;
          return (
            <tr key={name}>
              <td>
                <span
                  className="story-ratio"
                  style={{ color: css(front), borderColor: css(front), background: css(back) }}
                  aria-hidden="true"
                >
                  {/* 3:1 is the minimum for non-text. */}
                  {least > 3 && 'Aa'}
                </span>
              </td>
              <th scope="row">{name}</th>
              <td>{`${ratioText(ratio)} : 1`}</td>
              <td>{ratio >= least ? `passes ${least} : 1` : `fails ${least} : 1`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

interface ThemingProps {
  appearance: Appearance | undefined;
  scheme: Scheme | undefined;
}

/** Effect of the chosen theming, measured from computed styles. */
export const Theming = ({ appearance, scheme = 'light' }: ThemingProps) => (
  <TeleRoot scheme={scheme} className="story-theming" {...(appearance && { appearance })}>
    <Ratios />
    <p className="story-part__note">
      Any accent passes: its lightness is held within bounds, and the text on it is chosen by luminance.
    </p>
  </TeleRoot>
);

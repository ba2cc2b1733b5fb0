import { useRef } from 'react';
import { TeleRoot } from '../../packages/ui/src/index.ts';
import { colourNames, groups } from './colour-groups.ts';
import { hexOf } from './contrast.ts';
import { PairTable } from './PairTable.tsx';
import { useColours } from './use-colours.ts';

interface ColourPanelProps {
  scheme: 'light' | 'dark';
}

export const ColourPanel = ({ scheme }: ColourPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const colours = useColours(panel, colourNames);
  return (
    <TeleRoot scheme={scheme} className="story-colours">
      <div ref={panel} className="story-colours__panel">
        <h2 className="story-part__title">{scheme === 'light' ? 'Light' : 'Dark'}</h2>
        {groups.map(({ title, use, names }) => (
          <section key={title} className="story-colours__group">
            <h3 className="story-colours__title">{title}</h3>
            <p className="story-part__note">{use}</p>
            <ul className="story-colours__list">
              {names.map((name) => (
                <li key={name}>
                  <span className="story-colours__swatch" style={{ background: `var(--tele-color-${name})` }} />
                  <span className="story-colours__name">{name}</span>
                  <span className="story-colours__hex">{hexOf(colours.get(name) ?? [0, 0, 0])}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <PairTable scheme={scheme} colours={colours} />
      </div>
    </TeleRoot>
  );
};

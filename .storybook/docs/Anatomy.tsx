import { Heading } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { Guide } from './guide.ts';
import { Marks } from './Marks.tsx';
import { Specimen } from './Specimen.tsx';
import { useSpots } from './use-spots.ts';

export const Anatomy = ({ anatomy: { storyId, parts } }: Pick<Guide, 'anatomy'>) => {
  const [picture, setPicture] = useState<HTMLDivElement | null>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const measured = useSpots(parts, root, picture);
  if (parts.length === 0) return null;
  return (
    <>
      <Heading>Anatomy</Heading>
      <div className="docs-anatomy">
        <div ref={setPicture} className="docs-anatomy__picture">
          <Specimen id={storyId} name="Anatomy" onDrawn={setRoot} />
          {measured && <Marks measured={measured} />}
        </div>
        <ol className="docs-anatomy__names">
          {parts.map(({ name, note }, index) => (
            <li key={name}>
              <span className="docs-anatomy__number">{index + 1}</span>
              <span>
                <strong>{name}</strong>
                {note !== '' && <span className="docs-anatomy__note">{note}</span>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
};

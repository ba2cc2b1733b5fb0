import { Heading } from '@storybook/addon-docs/blocks';
import { mocks, type MockName } from './mocks.ts';
import { Specimen } from './Specimen.tsx';

const isDrawn = (title: string): title is MockName => Object.hasOwn(mocks, title);

interface MockBesideProps {
  title: string;
  dark: boolean;
}

export const MockBeside = ({ title, dark }: MockBesideProps) => {
  if (!isDrawn(title)) return null;
  const { picture, from, width, height, story } = mocks[title];
  return (
    <>
      <Heading>Drawn and built</Heading>
      <div className="docs-pairs">
        <figure className="docs-advice">
          <div className="docs-advice__picture docs-mock">
            <img
              src={`mocks/${picture}${dark ? '-dark' : ''}.webp`}
              alt={`The design, from its page ‘${from}’`}
              width={width}
              height={height}
              loading="lazy"
            />
          </div>
          <figcaption>
            <strong className="docs-advice__word">Drawn</strong> <span>{`Page ‘${from}’ of the design`}</span>
          </figcaption>
        </figure>
        <figure className="docs-advice">
          <div className="docs-advice__picture">
            <Specimen id={story} name="Built" />
          </div>
          <figcaption>
            <strong className="docs-advice__word">Built</strong> <span>Live, in the colours of the toolbar</span>
          </figcaption>
        </figure>
      </div>
    </>
  );
};

import { Heading } from '@storybook/addon-docs/blocks';
import { CheckIcon, CloseIcon, Icon } from '../../packages/ui/src/index.ts';
import { Example } from './Example.tsx';
import { isStoryId, type Guide, type GuideLine } from './guide.ts';
import { Said } from './Said.tsx';
import { Specimen } from './Specimen.tsx';

interface AdviceProps {
  component: string;
  line: GuideLine;
  good: boolean;
}

/** One side of a pair, marked by word and sign; colour only repeats it. */
const Advice = ({ component, line: { ref, text }, good }: AdviceProps) => (
  <figure className="docs-advice" data-good={good || undefined}>
    <div className="docs-advice__picture" inert={!isStoryId(ref)}>
      {isStoryId(ref) ? (
        <Specimen id={ref} name={good ? 'Do' : 'Do not'} />
      ) : (
        <Example component={component} name={ref} />
      )}
    </div>
    <figcaption>
      <strong className="docs-advice__word">
        <Icon icon={good ? CheckIcon : CloseIcon} size="text" />
        <span>{good ? 'Do' : 'Do not'}</span>
      </strong>
      <Said text={text} />
    </figcaption>
  </figure>
);

interface DoAndDoNotProps {
  component: string;
  guide: Guide;
}

export const DoAndDoNot = ({ component, guide }: DoAndDoNotProps) => {
  const rows = Math.max(guide.do.length, guide.doNot.length);
  if (rows === 0) return null;
  return (
    <>
      <Heading>Do and do not</Heading>
      <div className="docs-pairs">
        {Array.from({ length: rows }, (_, row) =>
          [guide.do[row], guide.doNot[row]].map(
            (line, side) => line && <Advice key={line.ref} component={component} line={line} good={side === 0} />,
          ),
        )}
      </div>
    </>
  );
};

import type { Covered } from '../../tooling/coverage/covered.ts';

interface CoverageFiguresProps {
  all: readonly Covered[];
  /** How many of the quoted texts a story says it draws. */
  drawn: number;
  quoted: number;
}

/** How much of the specification is shown, in four numbers. */
export const CoverageFigures = ({ all, drawn, quoted }: CoverageFiguresProps) => {
  const seen = all.filter(({ stories }) => stories.length > 0).length;
  const tested = all.filter(({ stories, tests }) => stories.length === 0 && tests.length > 0).length;
  const percent = Math.floor((seen / all.length) * 1000) / 10;
  const figures = [
    ['Shown by stories', seen, `${percent} % of ${all.length}`],
    ['Tested only', tested, 'what no screen can show'],
    ['Not yet', all.length - seen - tested, 'shown by nothing'],
    ['Words as specified', `${drawn} of ${quoted}`, 'drawn in a browser on every change'],
  ] as const;
  return (
    <dl className="story-coverage-figures">
      {figures.map(([name, figure, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="story-coverage-figures__number">{figure}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
};

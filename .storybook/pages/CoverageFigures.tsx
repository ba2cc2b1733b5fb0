import type { Covered } from '../../tooling/coverage/covered.ts';

interface CoverageFiguresProps {
  all: readonly Covered[];
  drawn: number;
  quoted: number;
}

export const CoverageFigures = ({ all, drawn, quoted }: CoverageFiguresProps) => {
  const seen = all.filter(({ stories }) => stories.length > 0).length;
  const tested = all.filter(({ stories, tests }) => stories.length === 0 && tests.length > 0).length;
  const percent = Math.floor((seen / all.length) * 1000) / 10;
  const figures = [
    ['Shown by stories', seen, `${percent} % of ${all.length}`],
    ['Tested only', tested, 'no screen can show these'],
    ['Not yet', all.length - seen - tested, 'no story or test'],
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

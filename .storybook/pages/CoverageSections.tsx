import type { CoveredSection } from '../../tooling/coverage/covered.ts';

interface CoverageSectionsProps {
  sections: readonly CoveredSection[];
}

export const CoverageSections = ({ sections }: CoverageSectionsProps) => (
  <table className="story-table story-coverage-sections">
    <tbody>
      {sections.map(({ number, title, requirements }) => {
        const shown = requirements.filter(({ stories, tests }) => stories.length + tests.length > 0).length;
        return (
          <tr key={number}>
            <th scope="row">{`${number} ${title}`}</th>
            <td>
              <progress max={requirements.length} value={shown} aria-label={`Section ${number}`} />
            </td>
            <td className="story-coverage-sections__count">{`${shown} of ${requirements.length}`}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

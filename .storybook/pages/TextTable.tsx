import type { ListedText } from '../../tooling/texts/inventory.ts';
import { StoryLink } from './StoryLink.tsx';

interface TextTableProps {
  texts: readonly ListedText[];
}

export const TextTable = ({ texts }: TextTableProps) => (
  <table className="story-table story-table--stacks story-coverage">
    <thead>
      <tr>
        <th scope="col">Text</th>
        <th scope="col">Key</th>
        <th scope="col">Screen</th>
        <th scope="col">Specification</th>
      </tr>
    </thead>
    <tbody>
      {texts.map((text) => (
        <tr key={`${text.id} ${text.text}`}>
          <td>{text.text}</td>
          <td>
            <code className="story-texts__key">{text.id}</code>
          </td>
          <td>
            <Screen {...text} />
          </td>
          <td>{text.isQuoted ? 'Quoted' : ''}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Screen = ({ story, kind, file }: ListedText) => {
  if (story) return <StoryLink story={story} />;
  if (kind === 'email') return <span>Email</span>;
  return <code className="story-texts__key">{file}</code>;
};

import { Specimen } from './Specimen.tsx';

interface StateGridProps {
  stories: readonly { id: string; name: string }[];
}

export const StateGrid = ({ stories }: StateGridProps) => (
  <ul className="docs-grid">
    {stories.map(({ id, name }) => (
      <li key={id} className="docs-grid__state">
        <div className="docs-grid__picture">
          <Specimen id={id} name={name} window={360} />
        </div>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
      </li>
    ))}
  </ul>
);

interface StateLinksProps {
  stories: readonly { id: string; name: string }[];
}

/** A link to every story of a screen, to be opened on its own. */
export const StateLinks = ({ stories }: StateLinksProps) => (
  <ul className="docs-states">
    {stories.map(({ id, name }) => (
      <li key={id}>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
      </li>
    ))}
  </ul>
);

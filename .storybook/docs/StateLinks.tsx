interface StateLinksProps {
  stories: readonly { id: string; name: string }[];
}

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

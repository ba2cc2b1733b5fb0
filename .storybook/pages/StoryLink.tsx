interface StoryLinkProps {
  story: { id: string; title: string; name: string };
}

export const StoryLink = ({ story: { id, title, name } }: StoryLinkProps) => (
  <a href={`./?path=/story/${id}`} target="_top">
    {`${title.slice(title.lastIndexOf('/') + 1)} · ${name}`}
  </a>
);

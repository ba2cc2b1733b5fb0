import { statusOf } from '../status.ts';

export const StatusBadge = ({ tags }: { tags: readonly string[] }) => {
  const { name } = statusOf(tags);
  return (
    <p className="docs-status" data-status={name.toLowerCase()}>
      <span className="docs-status__name">{name}</span>
      <a href="./?path=/story/for-partners-status-and-changelog--status-and-changelog" target="_top">
        What that takes
      </a>
    </p>
  );
};

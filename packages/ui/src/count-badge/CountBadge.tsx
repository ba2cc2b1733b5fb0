import './CountBadge.css';

export interface CountBadgeProps {
  /** Nothing is drawn at 0; above 99 it reads “99+”. */
  count: number;
  /** What is counted, read out after the number, for example “unseen”. */
  label?: string;
}

/** A small count in the corner of an icon button or dock link. */
export const CountBadge = ({ count, label }: CountBadgeProps) => {
  if (count <= 0) return null;
  return (
    <span className="tele-count-badge">
      <span>{count > 99 ? '99+' : count}</span>
      {label && <span className="tele-visually-hidden">{` ${label}`}</span>}
    </span>
  );
};

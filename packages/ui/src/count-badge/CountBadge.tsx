import './CountBadge.css';

export interface CountBadgeProps {
  /** Hidden at 0; above 99, shows “99+”. */
  count: number;
  /** Counted things, read out after the number, for example “unseen”. */
  label?: string;
}

/** Small count in the corner of an icon button or dock link. */
export const CountBadge = ({ count, label }: CountBadgeProps) => {
  if (count <= 0) return null;
  return (
    <span className="tele-count-badge">
      <span>{count > 99 ? '99+' : count}</span>
      {label && <span className="tele-visually-hidden">{` ${label}`}</span>}
    </span>
  );
};

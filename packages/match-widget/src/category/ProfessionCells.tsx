import { professions } from '@tele/core';
import { ArrowRightIcon, Icon, Link } from '@tele/ui';
import { professionDrawings } from './profession-drawings.ts';

export interface ProfessionCellsProps {
  /** Where a category leads, from its path segment ('doctors', 'education', …). */
  href: (path: string) => string;
}

/** The twelve categories in one hairline grid. */
export const ProfessionCells = ({ href }: ProfessionCellsProps) => (
  <ul className="tele-profession-cells">
    {professions.map(({ id, name, path, blurb }) => (
      <li key={id} className="tele-profession-cells__cell">
        <Link href={href(path)} look="bare" className="tele-profession-cells__link">
          <svg viewBox="0 0 24 24" className="tele-profession-cells__icon" aria-hidden="true" focusable="false">
            {professionDrawings[id].map((d) => (
              <path key={d} d={d} />
            ))}
          </svg>
          <span className="tele-profession-cells__name">{name}</span>
          <span className="tele-profession-cells__blurb">{blurb}</span>
          <span className="tele-profession-cells__go" aria-hidden="true">
            <Icon icon={ArrowRightIcon} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

import { professions } from '@tele/core';
import { ArrowRightIcon, BareLink, Icon, useMessages } from '@tele/ui';
import { chooserMessages } from './chooser.messages.ts';
import { professionDrawings } from './profession-drawings.ts';
import './ProfessionCells.css';

export interface ProfessionCellsProps {
  /** Link to a category from its path segment ('doctors', 'education', …). */
  href: (path: string) => string;
}

export const ProfessionCells = ({ href }: ProfessionCellsProps) => {
  const t = useMessages(chooserMessages);
  return (
    <ul className="tele-profession-cells">
      {professions.map((profession) => (
        <li key={profession.id} className="tele-profession-cells__cell">
          <BareLink href={href(profession.path)} className="tele-profession-cells__link">
            <svg viewBox="0 0 24 24" className="tele-profession-cells__icon" aria-hidden="true" focusable="false">
              {professionDrawings[profession.id].map((d) => (
                <path key={d} d={d} />
              ))}
            </svg>
            <span className="tele-profession-cells__name">{t.name(profession)}</span>
            <span className="tele-profession-cells__blurb">{t.blurb(profession)}</span>
            <span className="tele-profession-cells__go" aria-hidden="true">
              <Icon icon={ArrowRightIcon} />
            </span>
          </BareLink>
        </li>
      ))}
    </ul>
  );
};

import type { SpecialtyGroup } from '@tele/core';
import { useMessages } from '@tele/ui';
import { specialtiesMessages } from './specialties.messages.ts';
import './SpecialtySheet.css';

export interface GroupListProps {
  groups: readonly SpecialtyGroup[];
  shown: number;
  onShow: (index: number) => void;
}

/** Groups with their number of specialties: on the left, or as chips when narrow. */
export const GroupList = ({ groups, shown, onShow }: GroupListProps) => {
  const t = useMessages(specialtiesMessages);
  return (
    <nav className="tele-specialty-sheet__groups" aria-label={t.groups}>
      {groups.map(({ group, names }, index) => (
        <button
          key={group}
          type="button"
          className="tele-specialty-sheet__group"
          aria-current={index === shown ? 'true' : undefined}
          onClick={() => onShow(index)}
        >
          <span>{group}</span> <span className="tele-specialty-sheet__number">{names.length}</span>
        </button>
      ))}
    </nav>
  );
};

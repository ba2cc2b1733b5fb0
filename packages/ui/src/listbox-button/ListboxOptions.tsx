import { ListRow } from '../list/ListRow.tsx';
import '../list/ListRow.css';

export interface ListboxOption {
  value: string;
  label: string;
  detail?: string;
}

interface ListboxOptionsProps {
  id: string;
  labelledBy: string | undefined;
  options: readonly ListboxOption[];
  active: number;
  value: string | null;
  onActive: (index: number) => void;
  onPick: (index: number) => void;
}

export const listboxOptionId = (id: string, index: number): string => `${id}option${index}`;

export const ListboxOptions = ({ id, labelledBy, options, active, value, onActive, onPick }: ListboxOptionsProps) => (
  <div id={`${id}list`} role="listbox" aria-labelledby={labelledBy} className="tele-list__scroll">
    {options.map((option, index) => (
      <ListRow
        key={option.value}
        id={listboxOptionId(id, index)}
        index={index}
        selected={option.value === value}
        active={index === active}
        detail={option.detail}
        onActive={onActive}
        onPick={onPick}
      >
        {option.label}
      </ListRow>
    ))}
  </div>
);

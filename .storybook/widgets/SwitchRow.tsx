import { useId } from 'react';
import { Select } from '../../packages/ui/src/index.ts';
import type { Switch } from './switches.ts';

interface SwitchRowProps {
  row: Switch;
  value: string | number | boolean | undefined;
  onChange: (value: string | number | boolean) => void;
}

const Control = ({ row, value, onChange, id }: SwitchRowProps & { id: string }) => {
  switch (row.kind) {
    case 'flag':
      return (
        <input id={id} type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      );
    case 'choice':
      return (
        <Select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {row.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      );
    case 'colour':
      return (
        <span className="story-switch__colour">
          <input
            id={id}
            type="color"
            value={value === '' ? row.ours : String(value)}
            onChange={(event) => onChange(event.target.value)}
          />
          <code>{value === '' ? 'ours' : value}</code>
        </span>
      );
    case 'number':
      return (
        <span className="story-switch__number">
          <input
            id={id}
            type="range"
            min={row.min}
            max={row.max}
            step={row.step}
            value={Number(value)}
            onChange={(event) => onChange(Number(event.target.value))}
          />
          <output htmlFor={id}>{value}</output>
        </span>
      );
    case 'text':
      return (
        <input
          id={id}
          className="story-switch__text"
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
};

export const SwitchRow = (props: SwitchRowProps) => {
  const id = useId();
  return (
    <div className="story-switch">
      <label htmlFor={id}>{props.row.label}</label>
      <Control {...props} id={id} />
    </div>
  );
};

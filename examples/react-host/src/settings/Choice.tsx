import { useId } from 'react';

export interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value) => void;
}

export const Choice = <Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div className="jl-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};

export const Tick = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}) => (
  <label className="jl-tick">
    <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} /> {label}
  </label>
);

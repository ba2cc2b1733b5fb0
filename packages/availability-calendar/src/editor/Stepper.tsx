import { IconButton, MinusIcon, PlusIcon, TextInput } from '@tele/ui';
import './Stepper.css';

export interface StepperProps {
  value: number;
  min: number;
  max: number;
  fewerLabel: string;
  moreLabel: string;
  onValueChange: (value: number) => void;
}

export const Stepper = ({ value, min, max, fewerLabel, moreLabel, onValueChange }: StepperProps) => (
  <TextInput
    className="tele-stepper"
    numeric
    type="number"
    inputMode="numeric"
    min={min}
    max={max}
    value={Number.isNaN(value) ? '' : value}
    onChange={(event) => onValueChange(event.target.valueAsNumber)}
    onBlur={() => onValueChange(Math.min(max, Math.max(min, Math.trunc(value) || min)))}
    actionStart={
      <IconButton
        icon={MinusIcon}
        label={fewerLabel}
        size="sm"
        disabled={value <= min}
        onClick={() => onValueChange(Math.min(max, value - 1))}
      />
    }
    action={
      <IconButton
        icon={PlusIcon}
        label={moreLabel}
        size="sm"
        disabled={value >= max}
        onClick={() => onValueChange(Math.max(min, value + 1))}
      />
    }
  />
);

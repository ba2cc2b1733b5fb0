import { useId, type ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useFieldControl } from '../field/context.ts';

export interface RadioCard {
  value: string;
  /** The card's name: what is read out. */
  label: ReactNode;
  /** A second line under the label, read out as its description. */
  description?: ReactNode;
  /** At the end of the first line, for example a price; part of the description. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps {
  options: readonly RadioCard[];
  /** Value of the chosen card; null when none is. */
  value: string | null;
  onValueChange: (value: string, details: { reason: 'pick' }) => void;
  /** Cards side by side where there is room, or rows of one list. */
  layout?: 'cards' | 'rows';
  /** The group's name, where no Field (with `group`) gives one. */
  label?: string;
  /** Name of the radios; one of its own by default. */
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** One of a few choices that need a sentence each: native radios, so one tab stop and arrows; the whole card is the target. */
export const RadioCards = (props: RadioCardsProps) => {
  const { options, value, onValueChange, layout = 'cards', label, name, disabled, className } = props;
  const id = useId();
  const { labelId, attributes } = useFieldControl({ disabled });
  return (
    <div
      id={attributes.id}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label === undefined ? labelId : undefined}
      aria-describedby={attributes['aria-describedby']}
      aria-invalid={attributes['aria-invalid']}
      aria-required={attributes['aria-required']}
      className={joinClass('tele-radio-cards', className)}
      data-layout={layout}
    >
      {options.map((option, index) => {
        const described = [option.aside && `${id}aside${index}`, option.description && `${id}description${index}`];
        return (
          <label key={option.value} className="tele-radio-cards__card">
            <input
              type="radio"
              className="tele-radio-cards__control"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={attributes.disabled || option.disabled}
              aria-labelledby={`${id}label${index}`}
              aria-describedby={described.filter(Boolean).join(' ') || undefined}
              onChange={() => onValueChange(option.value, { reason: 'pick' })}
            />
            <span className="tele-radio-cards__dot" aria-hidden="true" />
            <span className="tele-radio-cards__text">
              <span className="tele-radio-cards__head">
                <span id={`${id}label${index}`} className="tele-radio-cards__label">
                  {option.label}
                </span>
                {option.aside && (
                  <span id={`${id}aside${index}`} className="tele-radio-cards__aside">
                    {option.aside}
                  </span>
                )}
              </span>
              {option.description && (
                <span id={`${id}description${index}`} className="tele-radio-cards__description">
                  {option.description}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
};

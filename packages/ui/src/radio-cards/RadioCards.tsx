import type { ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { FieldContext } from '../field/context.ts';
import { useRadioGroup, type RadioGroupProps } from '../radio-group/use-radio-group.ts';
import './RadioCards.css';

export interface RadioCard {
  value: string;
  /** Accessible name of the card. */
  label: ReactNode;
  mark?: ReactNode;
  /** A second line under the label, read out as its description. */
  description?: ReactNode;
  /** End of the first line, for example a price; part of the description. */
  aside?: ReactNode;
  /** A control next to the label, such as an amount; select its option on use. */
  control?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps extends RadioGroupProps {
  options: readonly RadioCard[];
  /** Cards side by side if there is room, plain rows, or rows in one border. */
  layout?: 'cards' | 'rows' | 'list';
}

/** Choice of a few options with a sentence each: native radios (one tab stop, arrows). The whole card is the target. */
export const RadioCards = ({ options, layout = 'cards', className, ...given }: RadioCardsProps) => {
  const { id, group, radio } = useRadioGroup(given);
  return (
    <div {...group} className={joinClass('tele-radio-cards', className)} data-layout={layout}>
      {options.map((option, index) => {
        const described = [option.aside && `${id}aside${index}`, option.description && `${id}description${index}`];
        return (
          <label key={option.value} className="tele-radio-cards__card">
            <input
              {...radio(option)}
              className="tele-radio-cards__control"
              aria-labelledby={`${id}label${index}`}
              aria-describedby={described.filter(Boolean).join(' ') || undefined}
            />
            <span className="tele-radio-cards__dot" aria-hidden="true" />
            {option.mark && (
              <span className="tele-radio-cards__mark" aria-hidden="true">
                {option.mark}
              </span>
            )}
            <span className="tele-radio-cards__text">
              <span className="tele-radio-cards__head">
                <span id={`${id}label${index}`} className="tele-radio-cards__label">
                  {option.label}
                </span>
                {option.control && (
                  <span className="tele-radio-cards__own">
                    <FieldContext.Provider value={null}>{option.control}</FieldContext.Provider>
                  </span>
                )}
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

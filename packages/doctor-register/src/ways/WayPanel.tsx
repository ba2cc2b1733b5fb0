import type { ProfileType } from '@tele/core';
import { SpecialistFeesList } from '@tele/kit';
import { CheckIcon, Heading, Icon, Pill, StarIcon } from '@tele/ui';
import { useId } from 'react';
import './Ways.css';

export interface WayPanelProps {
  title: string;
  price: string;
  per: string;
  text: string;
  lines: readonly string[];
  profileType: ProfileType;
  featured?: string;
  /** Extra line from the host, below the others. */
  claim?: string;
  level: 2 | 3 | 4;
  radio?: { name: string; chosen: boolean; onChoose: () => void };
}

export const WayPanel = (props: WayPanelProps) => {
  const { title, price, per, text, lines, profileType, featured, claim, level, radio } = props;
  const id = useId();
  return (
    <div className="tele-ways__panel" data-chosen={radio?.chosen || undefined}>
      {radio && (
        <>
          <input
            type="radio"
            className="tele-ways__radio"
            name={radio.name}
            checked={radio.chosen}
            onChange={radio.onChoose}
            aria-labelledby={`${id}title`}
            aria-describedby={`${id}price ${id}text ${id}fees`}
          />
          <span className="tele-ways__dot" aria-hidden="true" />
        </>
      )}
      <div className="tele-ways__head">
        <Heading level={level} look="card" id={`${id}title`}>
          {title}
        </Heading>
        {featured && (
          <Pill tone="highlight" icon={StarIcon}>
            {featured}
          </Pill>
        )}
      </div>
      <p className="tele-ways__price" id={`${id}price`}>
        <strong>{price}</strong> <span>{per}</span>
      </p>
      <p className="tele-ways__text" id={`${id}text`}>
        {text}
      </p>
      <ul className="tele-ways__lines">
        {lines.map((line) => (
          <li key={line}>
            <Icon icon={CheckIcon} className="tele-ways__check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <div className="tele-ways__fees" id={`${id}fees`}>
        <SpecialistFeesList profileType={profileType} />
      </div>
      {claim && <p className="tele-ways__claim">{claim}</p>}
    </div>
  );
};

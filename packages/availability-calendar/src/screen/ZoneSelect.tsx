import { formatTimeWithZone, zoneAbbreviation, zoneName, zones } from '@tele/core';
import { useNow } from '@tele/kit';
import { ChevronDownIcon, GlobeIcon, Icon, useLocale, useMessages } from '@tele/ui';
import { memo } from 'react';
import { screenMessages } from './screen.messages.ts';
import './ZoneSelect.css';

export interface ZoneSelectProps {
  /** IANA name. A zone outside the seven becomes an eighth option. */
  value: string;
  onValueChange: (zone: string) => void;
  compact: boolean;
}

/** Display zones with current times (spec section 9). Native select: ours weighs as much as the grid. */
export const ZoneSelect = memo(function ZoneSelect({ value, onValueChange, compact }: ZoneSelectProps) {
  const t = useMessages(screenMessages);
  const locale = useLocale();
  const now = useNow().toISOString();
  const ids = [...new Set([...zones.map((zone) => zone.id), value])];
  return (
    <span className="tele-zone-select">
      <Icon icon={GlobeIcon} className="tele-zone-select__icon" />
      <span aria-hidden="true" className="tele-zone-select__face">
        <b>{zoneName(value)}</b>{' '}
        <span>{compact ? zoneAbbreviation(now, value) : formatTimeWithZone(now, value, locale)}</span>
      </span>
      <Icon icon={ChevronDownIcon} size="sm" className="tele-zone-select__icon" />
      <select
        aria-label={t.zone}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="tele-zone-select__control"
      >
        {ids.map((id) => (
          <option key={id} value={id}>
            {`${zoneName(id)}, ${formatTimeWithZone(now, id, locale)}`}
          </option>
        ))}
      </select>
    </span>
  );
});

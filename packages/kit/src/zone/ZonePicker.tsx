import { formatTimeWithZone, zoneName, zones } from '@tele/core';
import { GlobeIcon, ListboxButton, useLocale, useMessages } from '@tele/ui';
import { useNow } from '../provider/context.ts';
import { zoneMessages } from './zone.messages.ts';

export interface ZonePickerProps {
  value: string;
  onValueChange: (zone: string, details: { reason: 'pick' }) => void;
  label?: string;
  look?: 'button' | 'field';
  align?: 'start' | 'end';
}

export const ZonePicker = ({ value, onValueChange, label, look = 'button', align = 'end' }: ZonePickerProps) => {
  const t = useMessages(zoneMessages);
  const locale = useLocale();
  const now = useNow().toISOString();
  const known = zones.some((zone) => zone.id === value);
  const ids = known ? zones.map((zone) => zone.id) : [...zones.map((zone) => zone.id), value];
  return (
    <ListboxButton
      icon={GlobeIcon}
      label={label ?? (look === 'button' ? t.label : undefined)}
      look={look}
      size={look === 'field' ? 'lg' : 'md'}
      align={align}
      compact={look === 'button'}
      options={ids.map((id) => ({ value: id, label: zoneName(id), detail: formatTimeWithZone(now, id, locale) }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
};

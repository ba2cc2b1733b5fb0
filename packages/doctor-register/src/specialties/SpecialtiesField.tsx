import type { ProfessionId } from '@tele/core';
import { Button, CloseIcon, Icon, PlusIcon, useFieldControl, useLate, useMessages } from '@tele/ui';
import { useState } from 'react';
import { lateSheets } from './late-sheets.ts';
import { specialtiesLabel } from './specialties-label.ts';
import { specialtiesMessages } from './specialties.messages.ts';
import './SpecialtiesField.css';

export interface SpecialtiesFieldProps {
  profession: ProfessionId;
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
  name: string;
  most: number;
}

/** Chosen specialties as removable chips, and the button that opens the sheet. Sits in a Field with `group`. */
export const SpecialtiesField = ({ profession, value, onValueChange, name, most }: SpecialtiesFieldProps) => {
  const t = useMessages(specialtiesMessages);
  const { labelId, attributes } = useFieldControl({});
  const [open, setOpen] = useState(false);
  const lateSheet = lateSheets[profession];
  const late = useLate(lateSheet, open);
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={attributes['aria-describedby']}
      data-invalid={attributes['aria-invalid'] || undefined}
      className="tele-specialties"
    >
      {value.length > 0 && (
        <ul className="tele-specialties__chips">
          {value.map((one) => (
            <li key={one} className="tele-specialties__chip">
              <span>{one}</span>
              <button
                type="button"
                className="tele-specialties__remove"
                aria-label={t.remove({ name: one })}
                onClick={() => onValueChange(value.filter((other) => other !== one))}
              >
                <Icon icon={CloseIcon} size="sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button
        name={name}
        variant="soft"
        size="sm"
        iconStart={PlusIcon}
        aria-haspopup="dialog"
        loading={open && late.tag === 'waiting'}
        onPointerEnter={() => lateSheet.preload()}
        onFocus={() => lateSheet.preload()}
        onClick={() => setOpen(true)}
      >
        {value.length === 0 ? t.choose({ nouns: specialtiesLabel(profession).toLowerCase() }) : t.add}
      </Button>
      {late.tag === 'failed' && open && (
        <Button variant="ghost" size="sm" onClick={late.retry}>
          {t.notLoaded}
        </Button>
      )}
      {late.tag === 'ready' && (
        <late.part.Sheet
          search={late.part.search}
          {...{ open, profession, most }}
          onOpenChange={setOpen}
          chosen={value}
          onChosenChange={onValueChange}
        />
      )}
    </div>
  );
};

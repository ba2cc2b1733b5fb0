import {
  genders,
  namedDays,
  partNames,
  type DayChoice,
  type DayRange,
  type PartOfDay,
  type SearchFilters,
} from '@tele/core';
import { Field, RadioCards, RadioChips, useMessages } from '@tele/ui';
import { useState } from 'react';
import { DatesField } from './DatesField.tsx';
import { filtersMessages } from './filters.messages.ts';

export interface FilterFieldProps {
  filters: SearchFilters;
  onChange: (changes: Partial<SearchFilters>) => void;
  hideLabel?: boolean;
}

/** Order when not by soonest: the practice first, or specialists who mention the reason. Null if both are the same. */
export type FirstOf = 'featured' | 'reasonFirst' | null;

const any = '';
const dates = 'dates';

export const DayField = ({ filters: { day }, onChange, hideLabel }: FilterFieldProps) => {
  const t = useMessages(filtersMessages);
  const [choosing, setChoosing] = useState(false);
  const range: DayRange | null = day !== null && typeof day !== 'string' ? day : null;
  const value = choosing || range !== null ? dates : ((day as string | null) ?? any);
  const choose = (next: string): void => {
    setChoosing(next === dates);
    const named: DayChoice | undefined = namedDays.find((one) => one === next);
    if (next !== dates) onChange({ day: named ?? null });
  };
  return (
    <>
      <Field group label={t.day} hideLabel={hideLabel}>
        <RadioChips
          value={value}
          onValueChange={choose}
          options={[
            { value: any, label: t.anyDay },
            ...namedDays.map((name) => ({ value: name, label: t[name] })),
            { value: dates, label: t.dates },
          ]}
        />
      </Field>
      {value === dates && <DatesField value={range} onChange={(next) => onChange({ day: next })} />}
    </>
  );
};

export const PartField = ({ filters: { part }, onChange, hideLabel }: FilterFieldProps) => {
  const t = useMessages(filtersMessages);
  return (
    <Field group label={t.part} hideLabel={hideLabel}>
      <RadioChips
        value={part ?? any}
        onValueChange={(next) => onChange({ part: partNames.find((name) => name === next) ?? null })}
        options={[
          { value: any, label: t.anyPart },
          ...partNames.map((name: PartOfDay) => ({ value: name, label: t.partHours({ part: name }) })),
        ]}
      />
    </Field>
  );
};

export const GenderField = ({ filters: { gender }, onChange, hideLabel }: FilterFieldProps) => {
  const t = useMessages(filtersMessages);
  return (
    <Field group label={t.gender} hideLabel={hideLabel}>
      <RadioChips
        value={gender ?? any}
        onValueChange={(next) => onChange({ gender: genders.find((one) => one === next) ?? null })}
        options={[{ value: any, label: t.anyGender }, ...genders.map((one) => ({ value: one, label: one }))]}
      />
    </Field>
  );
};

export const SortField = ({ filters: { sort }, onChange, first }: FilterFieldProps & { first: FirstOf }) => {
  const t = useMessages(filtersMessages);
  if (first === null) return null;
  return (
    <Field group label={t.sort}>
      <RadioCards
        layout="list"
        value={sort}
        onValueChange={(next) => onChange({ sort: next === 'soonest' ? 'soonest' : 'featured' })}
        options={[
          { value: 'featured', label: t[first], description: t[`${first}Hint`] },
          { value: 'soonest', label: t.soonestFirst },
        ]}
      />
    </Field>
  );
};

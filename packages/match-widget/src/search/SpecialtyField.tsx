import type { SpecialtyOption } from '@tele/core';
import { Button, Combobox, Field, Notice, ReloadIcon, Skeleton, SkeletonRegion } from '@tele/ui';
import type { Ref } from 'react';

/** What is known of the list of specialties. */
export interface SpecialtiesState {
  data: readonly SpecialtyOption[] | undefined;
  isError: boolean;
  isFetching: boolean;
}

export interface SpecialtyFieldProps {
  /** 'Specialty', 'Subject', 'Service'. */
  label: string;
  specialties: SpecialtiesState;
  value: string;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onValueChange: (specialty: string) => void;
  onRetry: () => void;
}

/** The one required choice. While its list loads a skeleton stands there; a list that failed says so and can be asked for again. */
export const SpecialtyField = (props: SpecialtyFieldProps) => {
  const { label, specialties, value, error, inputRef, onValueChange, onRetry } = props;
  const plural = label === 'Specialty' ? ' specialties' : '';
  if (specialties.data === undefined && specialties.isError) {
    return (
      <Notice
        tone="critical"
        role="alert"
        title="This list failed to load"
        actions={
          <Button size="sm" iconStart={ReloadIcon} loading={specialties.isFetching} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {label} can be chosen as soon as it is here.
      </Notice>
    );
  }
  if (specialties.data === undefined) {
    return (
      <SkeletonRegion label={`Loading ${label.toLowerCase()} list`} className="tele-search-form__waiting">
        <Skeleton width="6em" />
        <Skeleton shape="block" height={44} />
      </SkeletonRegion>
    );
  }
  return (
    <Field label={label} required error={error}>
      <Combobox
        ref={inputRef}
        size="lg"
        options={specialties.data.map(({ name, group }) => ({ value: name, label: name, group }))}
        value={value === '' ? null : value}
        countText={(shown, total) => `${shown} of ${total}${plural}`}
        onValueChange={(next) => onValueChange(next ?? '')}
      />
    </Field>
  );
};

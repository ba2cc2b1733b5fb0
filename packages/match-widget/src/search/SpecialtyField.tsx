import type { SpecialtyOption } from '@tele/core';
import { errorText, FormField, isOriginError, isSignInError, SignInNotice } from '@tele/kit';
import { Button, Combobox, Notice, ReloadIcon, Skeleton, SkeletonRegion, useLate, useMessages } from '@tele/ui';
import { useMemo, useState } from 'react';
import type { WordingArgs } from '../screen/worded.ts';
import { lateSpecialtySearch } from '../specialties/late-specialty-search.ts';
import type { SpecialtyForm } from './offered.ts';
import { searchMessages } from './search.messages.ts';
import { SpecialtyNotices } from './SpecialtyNotices.tsx';
import './SearchForm.css';

export interface SpecialtiesState {
  data: readonly SpecialtyOption[] | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
}

export interface SpecialtyFieldProps {
  worded: WordingArgs;
  specialties: SpecialtiesState;
  form: SpecialtyForm;
  known: (specialty: string) => boolean;
  onRetry: () => void;
}

/** Required specialty with its notices. Shows a skeleton while the list loads, and retry if that fails. */
export const SpecialtyField = (props: SpecialtyFieldProps) => {
  const { worded, form, specialties, known, onRetry } = props;
  const t = useMessages(searchMessages);
  const [isBegun, setBegun] = useState(false);
  const { data } = specialties;
  const late = useLate(lateSpecialtySearch[worded.profession], isBegun);
  const part = late.tag === 'ready' ? late.part : undefined;
  const options = useMemo(() => data?.map(({ name, group }) => ({ value: name, label: name, group })), [data]);
  // Until it loads, the field filters by name.
  const search = useMemo(() => part && data && ((query: string) => part.search(data, query)), [part, data]);
  if (options === undefined && specialties.isError) {
    if (isSignInError(specialties.error)) return <SignInNotice>{t.listFailedHint(worded)}</SignInNotice>;
    return (
      <Notice
        tone="critical"
        role="alert"
        title={t.listFailed}
        actions={
          <Button size="sm" iconStart={ReloadIcon} loading={specialties.isFetching} onClick={onRetry}>
            {t.tryAgain}
          </Button>
        }
      >
        {isOriginError(specialties.error) ? errorText(specialties.error, '') : t.listFailedHint(worded)}
      </Notice>
    );
  }
  if (options === undefined) {
    return (
      <SkeletonRegion label={t.listLoading(worded)} className="tele-search-form__waiting">
        <Skeleton width="6em" />
        <Skeleton shape="block" height={44} />
      </SkeletonRegion>
    );
  }
  return (
    <>
      <FormField form={form} name="specialty" label={t.specialty(worded)} required>
        {({ value, onValueChange }) => (
          <Combobox
            size="lg"
            options={options}
            value={value !== '' && known(value) ? value : null}
            search={search}
            foot={part?.NotSure && <part.NotSure />}
            onFocus={() => setBegun(true)}
            onValueChange={(next) => onValueChange(next ?? '')}
          />
        )}
      </FormField>
      <SpecialtyNotices {...{ worded, form }} />
    </>
  );
};

import { filterMost, type FoundCounts } from '@tele/core';
import { useLatest } from '@tele/kit';
import { TextButton } from '@tele/kit/screens';
import { Checkbox, SearchIcon, Skeleton, SkeletonRegion, TextInput, useMessages } from '@tele/ui';
import { useEffect, useState } from 'react';
import type { FilterFieldProps } from './FilterFields.tsx';
import { filtersMessages } from './filters.messages.ts';
import './filters.css';

export interface LanguageFieldProps extends FilterFieldProps {
  counts: FoundCounts['languages'] | undefined;
  failed: boolean;
  onShown: () => void;
}

/** Languages of the specialists found, plus those chosen before. Matches any of them. */
export const LanguageField = (props: LanguageFieldProps) => {
  const { filters, onChange, counts = [], failed, onShown } = props;
  const { languages } = filters;
  const t = useMessages(filtersMessages);
  const [sought, setSought] = useState('');
  const shownOnce = useLatest(onShown);
  useEffect(() => shownOnce.current(), [shownOnce]);
  const known = counts.map(({ language }) => language);
  const all = [...known, ...languages.filter((language) => !known.includes(language))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  const shown = all.filter((language) => language.toLowerCase().includes(sought.trim().toLowerCase()));
  const toggle = (language: string): void =>
    onChange({
      languages: languages.includes(language)
        ? languages.filter((one) => one !== language)
        : [...languages, language].slice(0, filterMost.languages),
    });
  return (
    <fieldset className="tele-filters__languages">
      <legend>{t.language}</legend>
      <TextInput
        type="search"
        icon={SearchIcon}
        value={sought}
        aria-label={t.findLanguage}
        placeholder={t.findLanguage}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul className="tele-filters__options">
        {shown.map((language) => (
          <li key={language}>
            <Checkbox label={language} checked={languages.includes(language)} onChange={() => toggle(language)} />
            <span className="tele-filters__count">{counts.find((one) => one.language === language)?.count ?? 0}</span>
          </li>
        ))}
      </ul>
      {props.counts === undefined && !failed && (
        <SkeletonRegion label={t.languagesLoading}>
          <Skeleton shape="block" height={96} />
        </SkeletonRegion>
      )}
      {props.counts === undefined && failed && (
        <p role="alert" className="tele-filters__none">
          <span>{t.languagesFailed}</span> <TextButton onClick={onShown}>{t.retry}</TextButton>
        </p>
      )}
      {props.counts !== undefined && shown.length === 0 && <p className="tele-filters__none">{t.noLanguage}</p>}
    </fieldset>
  );
};

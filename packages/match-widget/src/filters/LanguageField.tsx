import { filterMost, type FoundCounts } from '@tele/core';
import { useLatest } from '@tele/kit';
import { Checkbox, SearchIcon, Skeleton, SkeletonRegion, TextInput, useMessages } from '@tele/ui';
import { useEffect, useState } from 'react';
import type { FilterFieldProps } from './FilterFields.tsx';
import { filtersMessages } from './filters.messages.ts';
import '../screen/MatchLink.css';
import './filters.css';

export interface LanguageFieldProps extends FilterFieldProps {
  /** Languages of those found, with how many speak each; undefined until they are known. */
  counts: FoundCounts['languages'] | undefined;
  /** They could not be read; `onShown` asks again. */
  failed: boolean;
  /** Called once it is shown: time to count, which nobody who opens no filter waits for. */
  onShown: () => void;
}

/** Languages that are spoken among those found, and those chosen before; any of them counts. */
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
          <span>{t.languagesFailed}</span>{' '}
          <button type="button" className="tele-match-link" onClick={onShown}>
            {t.retry}
          </button>
        </p>
      )}
      {props.counts !== undefined && shown.length === 0 && <p className="tele-filters__none">{t.noLanguage}</p>}
    </fieldset>
  );
};

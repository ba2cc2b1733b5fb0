import { kindsToOffer, unlicensed, type Category, type Licence } from '@tele/core';
import { Button, Notice, PlusIcon, useFieldControl, useMessages } from '@tele/ui';
import { kindsByLabel } from './kinds-by-label.ts';
import { LicenceRow } from './LicenceRow.tsx';
import { licencesMessages } from './licences.messages.ts';
import { RegistrationNotes } from './RegistrationNotes.tsx';
import './LicencesEditor.css';

export interface LicencesEditorProps {
  category: Category;
  specialties: readonly string[];
  value: readonly Licence[];
  onValueChange: (value: readonly Licence[]) => void;
  name: string;
  most: number;
}

export const LicencesEditor = ({ category, specialties, value, onValueChange, name, most }: LicencesEditorProps) => {
  const t = useMessages(licencesMessages);
  const { labelId, attributes } = useFieldControl({});
  const offered = kindsToOffer(category, specialties);
  const lacking = unlicensed(category, specialties, value);
  const { summary, whenNone } = category.registration;
  const mayAdd = offered.needed.length + offered.voluntary.length > 0 && value.length < most;
  const replace = (at: number, next: readonly Licence[]): void => onValueChange(value.toSpliced(at, 1, ...next));
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={attributes['aria-describedby']}
      data-invalid={attributes['aria-invalid'] || undefined}
      className="tele-licences"
    >
      <p className="tele-licences__text">{summary}</p>
      {specialties.length === 0 && <p className="tele-licences__text">{t.chooseFirst}</p>}
      {specialties.length > 0 && offered.needed.length === 0 && (
        <p className="tele-licences__text">{`${t.notNeeded} ${whenNone ?? ''}`}</p>
      )}
      {value.map((licence, at) => (
        <LicenceRow
          // Rows have no ID: two may be blank.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          {...{ category, offered, licence }}
          at={at + 1}
          name={at === 0 ? name : `${name}${at}`}
          onLicenceChange={(next) => replace(at, [next])}
          onRemove={() => replace(at, [])}
        />
      ))}
      {lacking.length > 0 && (
        <Notice tone="caution" compact title={t.lacking}>
          <ul className="tele-licences__lacking">
            {lacking.map((specialty) => (
              <li key={specialty}>
                {t.lackingOf({ specialty, kinds: kindsByLabel(category, specialty).join(' / ') })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {mayAdd && (
        <Button
          variant="soft"
          size="sm"
          iconStart={PlusIcon}
          name={value.length === 0 ? name : undefined}
          className="tele-licences__add"
          onClick={() => onValueChange([...value, { kind: '', number: '' }])}
        >
          {value.length === 0 ? t.add : t.addAnother}
        </Button>
      )}
      <RegistrationNotes category={category} />
    </div>
  );
};

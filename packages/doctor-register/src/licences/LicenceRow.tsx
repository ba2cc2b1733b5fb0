import { licenceKind, numberFit, type Category, type KindsToOffer, type Licence } from '@tele/core';
import { Button, Field, Link, Select, TextInput, useMessages } from '@tele/ui';
import { licencesMessages } from './licences.messages.ts';
import './LicencesEditor.css';

export interface LicenceRowProps {
  category: Category;
  offered: KindsToOffer;
  licence: Licence;
  onLicenceChange: (licence: Licence) => void;
  onRemove: () => void;
  name: string;
  at: number;
}

export const LicenceRow = ({ category, offered, licence, onLicenceChange, onRemove, name, at }: LicenceRowProps) => {
  const t = useMessages(licencesMessages);
  const kind = licenceKind(category, licence.kind);
  const fit = kind && licence.number.trim() !== '' ? numberFit(kind, licence.number) : 'fits';
  const example = kind?.number.examples[0] ?? '';
  // Keeps a selected kind in the list after its specialty was removed.
  const other = kind && ![...offered.needed, ...offered.voluntary].includes(kind) ? [kind] : [];
  const groups = [
    [t.needed, [...offered.needed, ...other]],
    [t.voluntary, offered.voluntary],
  ] as const;
  return (
    <div role="group" aria-label={t.one({ at })} className="tele-licences__row">
      <Field label={t.kind} required>
        <Select
          placeholder={t.choose}
          name={name}
          value={licence.kind}
          onChange={(event) => onLicenceChange({ ...licence, kind: event.target.value })}
        >
          {groups.map(
            ([label, kinds]) =>
              kinds.length > 0 && (
                <optgroup key={label} label={label}>
                  {kinds.map((one) => (
                    <option key={one.key} value={one.key}>
                      {one.states.length === 1 ? `${one.label} (${one.states[0]})` : one.label}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </Select>
      </Field>
      <Field
        label={kind?.number.label ?? t.number}
        required
        error={fit === 'wrong' && t.wrong({ example })}
        hint={fit === 'unusual' ? t.unusual : example && t.example({ example })}
      >
        <TextInput
          numeric
          autoComplete="off"
          maxLength={60}
          value={licence.number}
          onChange={(event) => onLicenceChange({ ...licence, number: event.target.value })}
        />
      </Field>
      {kind && (
        <p className="tele-licences__register">
          {t.lookUp({
            register: kind.register.url ? (
              <Link key="register" href={kind.register.url} target="_blank" rel="noreferrer">
                {kind.register.name}
              </Link>
            ) : (
              kind.register.name
            ),
          })}
        </p>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={t.remove({ label: kind?.label ?? t.one({ at }) })}
        onClick={onRemove}
      >
        {t.removeShort}
      </Button>
    </div>
  );
};

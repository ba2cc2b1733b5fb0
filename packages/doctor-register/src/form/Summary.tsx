import { DataList, DataRow, useMessages } from '@tele/ui';
import { formMessages } from './form.messages.ts';
import type { RegisterEntries } from './register-fields.ts';
import type { Step } from './steps.ts';
import './RegisterLink.css';
import './Summary.css';

export interface SummaryProps {
  entries: RegisterEntries;
  way: string;
  documents: readonly string[];
  onChange: (step: Step) => void;
}

/** Summary by part, for phones, which show one part at a time. */
export const Summary = ({ entries, way, documents, onChange }: SummaryProps) => {
  const t = useMessages(formMessages);
  const { name, phone, street, suburb, state, postcode, ahpraNumber, licences, specialties, profile } = entries;
  const place = [street, suburb, [state, postcode].filter(Boolean).join(' ')];
  // An AHPRA number may also be given as the licence of a specialty.
  const numbers = [...new Set([ahpraNumber, ...licences.map(({ number }) => number)])];
  const parts: readonly (readonly [Step, readonly string[]])[] = [
    ['way', [way]],
    ['details', [name, phone, place.filter(Boolean).join(', ')]],
    ['registration', [...numbers, specialties.join(', ')]],
    ['documents', [documents.join(', ')]],
    ['profile', [profile]],
  ];
  return (
    <DataList className="tele-register-summary">
      {parts.map(([step, lines]) => (
        <DataRow key={step} term={t[step]}>
          {lines.filter(Boolean).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {!lines.some(Boolean) && <p>{t.nothingYet}</p>}
          <button
            type="button"
            className="tele-register-link"
            aria-label={t.change({ step: t[step] })}
            onClick={() => onChange(step)}
          >
            {t.changeShort}
          </button>
        </DataRow>
      ))}
    </DataList>
  );
};

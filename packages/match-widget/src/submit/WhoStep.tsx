import { missingPersonFields, visibleFields, type PersonBookedFor } from '@tele/core';
import { PersonForm, WhoChoice, type People } from '@tele/kit';
import { Button, useMessages } from '@tele/ui';
import { createPortal } from 'react-dom';
import { DetailsStep, type DetailsStepProps } from './DetailsStep.tsx';
import { submitMessages } from './submit.messages.ts';
import './DetailsStep.css';

export interface PatientChoice {
  people: People;
  person: PersonBookedFor | null;
  adding: boolean;
  onChoose: (personId: string | null) => void;
  onAdd: (adding: boolean) => void;
}

export interface WhoStepProps extends DetailsStepProps {
  who: PatientChoice | null;
  onPersonSaved: () => void;
}

export const WhoStep = ({ who, onPersonSaved, ...details }: WhoStepProps) => {
  const { worded, onlyMissing, name, known } = details;
  if (who === null) return <DetailsStep {...details} />;
  const { people, person, adding, onChoose, onAdd } = who;
  const items = people.query.data?.items ?? [];
  const isTheirs = person !== null && (!onlyMissing || missingPersonFields(person, worded.profession).length > 0);
  return (
    <>
      {!adding && people.query.data && (
        <div className="tele-details-who">
          <WhoChoice
            name={known.profile?.name ?? name ?? ''}
            people={items}
            personId={person?.personId ?? null}
            onChoose={onChoose}
            onAdd={() => onAdd(true)}
          />
        </div>
      )}
      {adding || isTheirs ? (
        <PersonDetails key={adding ? 'new' : person?.personId} {...details} {...{ who, onPersonSaved }} />
      ) : (
        <DetailsStep {...details} />
      )}
    </>
  );
};

const PersonDetails = ({ who, onPersonSaved, ...details }: WhoStepProps & { who: PatientChoice }) => {
  const { people, adding, onAdd, onChoose } = who;
  const t = useMessages(submitMessages);
  const person = adding ? null : who.person;
  const seen = visibleFields(details.worded.profession);
  const needs = (['gender', 'dob'] as const).filter((field) => seen.includes(field));
  return (
    <PersonForm
      person={person}
      needs={needs}
      onBusyChange={details.onBusyChange}
      onSave={async (given) => {
        if (person) await people.save(person.personId, given);
        else onChoose((await people.add(given)).personId);
        onPersonSaved();
      }}
    >
      {({ formId, busy, savingLabel }) =>
        details.foot &&
        createPortal(
          <>
            <Button
              variant="ghost"
              size="lg"
              disabled={busy}
              onClick={() => (adding ? onAdd(false) : details.onBack())}
            >
              {adding ? t.notAdd : details.backLabel}
            </Button>
            <Button type="submit" form={formId} variant="primary" size="lg" loading={busy} loadingLabel={savingLabel}>
              {details.nextLabel}
            </Button>
          </>,
          details.foot,
        )
      }
    </PersonForm>
  );
};

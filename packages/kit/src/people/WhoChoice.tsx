import type { PersonBookedFor } from '@tele/core';
import { Avatar, Button, Card, CardBody, Field, PlusIcon, RadioCards, useMessages } from '@tele/ui';
import { peopleMessages } from './people.messages.ts';
import { useRelationLine } from './use-relation-line.ts';
import './WhoChoice.css';

export interface WhoChoiceProps {
  name: string;
  people: readonly PersonBookedFor[];
  /** Null for the person who books. */
  personId: string | null;
  onChoose: (personId: string | null) => void;
  onAdd: () => void;
}

const self = 'self';
const markOf = (name: string) => <Avatar name={name} size={34} />;

/** Choice of the patient: the person who books, or someone they book for. */
export const WhoChoice = ({ name, people, personId, onChoose, onAdd }: WhoChoiceProps) => {
  const t = useMessages(peopleMessages);
  const lineOf = useRelationLine();
  return (
    <Field label={t.whoFor} group>
      <Card>
        <CardBody className="tele-who-choice">
          <RadioCards
            layout="rows"
            options={[
              name === ''
                ? { value: self, label: t.you }
                : { value: self, label: name, description: t.you, mark: markOf(name) },
              ...people.map((person) => ({
                value: person.personId,
                label: person.name,
                description: lineOf(person),
                mark: markOf(person.name),
              })),
            ]}
            value={personId ?? self}
            onValueChange={(value) => onChoose(value === self ? null : value)}
          />
          <Button variant="ghost" iconStart={PlusIcon} onClick={onAdd}>
            {t.add}
          </Button>
        </CardBody>
      </Card>
    </Field>
  );
};

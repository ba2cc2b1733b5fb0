import type { Specialty } from '@tele/core';
import { Button, Notice, useMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';
import { useSpecialties } from './specialties.data.ts';
import { specialtiesMessages } from './specialties.messages.ts';

export interface RelatedSpecialtiesProps {
  worded: WordingArgs;
  specialty: string;
  related: (specialties: readonly Specialty[], name: string) => readonly Specialty[];
  onChoose: (specialty: string) => void;
}

export const RelatedSpecialties = ({ worded, specialty, related, onChoose }: RelatedSpecialtiesProps) => {
  const t = useMessages(specialtiesMessages);
  const { data = [] } = useSpecialties(worded.profession);
  const near = related(
    data.filter(({ available }) => available),
    specialty,
  );
  if (near.length === 0) return null;
  return (
    <Notice
      tone="neutral"
      title={t.related(worded)}
      actions={near.map(({ name }) => (
        <Button key={name} onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    />
  );
};

import { Button, Notice, useLate, useMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';
import { lateSpecialtySearch } from '../specialties/late-specialty-search.ts';
import { useSpecialties } from '../specialties/specialties.data.ts';
import { resultsMessages } from './results.messages.ts';

export interface RelatedSpecialtiesProps {
  worded: WordingArgs;
  specialty: string;
  onChoose: (specialty: string) => void;
}

export const RelatedSpecialties = ({ worded, specialty, onChoose }: RelatedSpecialtiesProps) => {
  const t = useMessages(resultsMessages);
  const { data = [] } = useSpecialties(worded.profession);
  const late = useLate(lateSpecialtySearch[worded.profession]);
  const available = data.filter((option) => option.available);
  const related = late.tag === 'ready' ? late.part.related(available, specialty) : [];
  if (related.length === 0) return null;
  return (
    <Notice
      tone="neutral"
      title={t.related(worded)}
      actions={related.map(({ name }) => (
        <Button key={name} onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    />
  );
};

import { oftenSought, type ProfessionId, type SearchValue } from '@tele/core';
import { useEntries, useForm } from '@tele/kit';
import { ArrowRightIcon, Button, Card, CardFooter, CardHeader, Link, useMessages } from '@tele/ui';
import { useId } from 'react';
import { worded } from '../screen/worded.ts';
import { offered, specialtyOf } from './offered.ts';
import { useSpecialties } from '../specialties/specialties.data.ts';
import { quickSearchMessages } from './quick-search.messages.ts';
import { searchMessages } from './search.messages.ts';
import { SpecialtyField } from './SpecialtyField.tsx';
import './QuickSearch.css';

export interface QuickSearchProps {
  profession: ProfessionId;
  categoriesHref: string;
  onSearch: (value: SearchValue) => void;
}

export const QuickSearch = ({ profession, categoriesHref, onSearch }: QuickSearchProps) => {
  const t = useMessages(quickSearchMessages);
  const search = useMessages(searchMessages);
  const id = useId();
  const words = worded(profession);
  const specialties = useSpecialties(profession);
  const known = (specialty: string): boolean => specialties.data?.some(({ name }) => name === specialty) ?? true;
  const form = useForm({
    fields: { specialty: offered(known) },
    initial: { specialty: '' },
    faults: { 'specialty-missing': search.specialtyMissing(words) },
    onSubmit: ({ specialty }) => onSearch({ specialty, reason: '', state: null, tz: null, feeCapCents: null }),
  });
  const { specialty: chosen } = useEntries(form);
  const suggested = specialties.data?.filter(({ name }) => oftenSought(profession).includes(name)) ?? [];
  return (
    <Card as="section" aria-labelledby={id}>
      <form {...form.props} aria-labelledby={id}>
        <CardHeader title={t.find} titleId={id} />
        <div className="tele-quick-search__body">
          <SpecialtyField
            worded={words}
            form={specialtyOf(form)}
            specialties={specialties}
            known={known}
            onRetry={() => void specialties.refetch()}
          />
          <div className="tele-quick-search__suggested" role="group" aria-label={t.suggested}>
            {suggested.map(({ name }) => (
              <Button key={name} size="sm" aria-pressed={name === chosen} onClick={() => form.set('specialty', name)}>
                {name}
              </Button>
            ))}
            <Link href={categoriesHref}>{t.everyCategory}</Link>
          </div>
        </div>
        <CardFooter className="tele-quick-search__foot">
          <p>{t.noDetails}</p>
          <Button type="submit" variant="primary" size="lg" iconEnd={ArrowRightIcon}>
            {t.find}
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
};

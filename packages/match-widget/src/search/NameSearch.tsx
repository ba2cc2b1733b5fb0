import { callQuery, QueryBoundary, useTele } from '@tele/kit';
import { Card, CardBody, CardHeader, Field, SearchIcon, Skeleton, TextInput, useMessages } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { NamedList } from '../specialist/NamedList.tsx';
import { nameSearchMessages } from './name-search.messages.ts';

export interface NameSearchProps {
  href: (specialistId: string) => string;
}

const fewest = 2;

export const NameSearch = ({ href }: NameSearchProps) => {
  const { client } = useTele();
  const t = useMessages(nameSearchMessages);
  const [name, setName] = useState('');
  const sought = useDeferredValue(name.trim());
  const isAsked = sought.length >= fewest;
  const found = useQuery({ ...callQuery(client, 'specialistsByName', { query: { name: sought } }), enabled: isAsked });
  return (
    <Card>
      <CardHeader title={t.byName} />
      <CardBody>
        <Field label={t.name} hint={t.nameHint}>
          <TextInput
            type="search"
            icon={SearchIcon}
            maxLength={80}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </CardBody>
      <div aria-live="polite">
        {isAsked && (
          <QueryBoundary
            query={found}
            loading={<Skeleton shape="block" height={48} />}
            errorTitle={t.nameFailed}
            headingLevel={3}
          >
            {({ items }) =>
              items.length === 0 ? (
                <CardBody>{t.nobodyNamed({ name: sought })}</CardBody>
              ) : (
                <NamedList specialists={items} href={href} />
              )
            }
          </QueryBoundary>
        )}
      </div>
    </Card>
  );
};

import { sydney, type DetailsRead } from '@tele/core';
import { callQuery, useFormat, useNow, useTele } from '@tele/kit';
import { Button, Sheet, Skeleton, useMessages, VisuallyHidden } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountRow } from '../section/AccountRow.tsx';
import { myDataMessages } from './my-data.messages.ts';
import '../section/AccountRows.css';

export const ReadsRow = () => {
  const t = useMessages(myDataMessages);
  const format = useFormat();
  const now = useNow();
  const { client } = useTele();
  const { data, error, isFetching, refetch } = useQuery(callQuery(client, 'myReads'));
  const [open, setOpen] = useState(false);
  const nameOf = ({ name, kind }: DetailsRead): string => name ?? (kind === 'application' ? t.staff : t.unknown);
  const whenOf = ({ at }: DetailsRead): string => format.dayTimeWithZone(at, sydney, now);
  const items = data?.items ?? [];
  const [last] = items;
  const hint = (): string => {
    if (last) return t.readsLast({ who: nameOf(last), when: whenOf(last) });
    return data ? t.readsNone : error ? t.readsFailed : '';
  };
  return (
    <>
      <AccountRow title={t.reads} hint={data || error ? hint() : <Skeleton width={180} />}>
        {error && !data && (
          <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
            <span>{t.again}</span>
            <VisuallyHidden>{t.ofWhich({ what: t.reads })}</VisuallyHidden>
          </Button>
        )}
        {items.length > 0 && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {t.readsAll({ count: items.length })}
          </Button>
        )}
      </AccountRow>
      <Sheet open={open} onOpenChange={setOpen} title={t.reads} description={t.readsLede}>
        <ul className="tele-account-rows">
          {items.map((read) => (
            <AccountRow
              key={`${read.at} ${nameOf(read)}`}
              title={nameOf(read)}
              hint={[t[read.kind], whenOf(read), t.times({ count: read.times })].join(', ')}
            />
          ))}
        </ul>
      </Sheet>
    </>
  );
};

import { useQueryClient } from '@tanstack/react-query';
import { sydney, type ClinicDetails } from '@tele/core';
import { TeleError } from '@tele/client';
import { callKey, errorText, useChange, useFormat, useNow } from '@tele/kit';
import {
  Button,
  Card,
  CardBody,
  CardFooter,
  DataList,
  DataRow,
  Notice,
  useLocale,
  useMessages,
  useToast,
  VisuallyHidden,
} from '@tele/ui';
import { accountMessages } from '../account.messages.ts';
import { detailRows } from '../profile/profile-rows.ts';
import { AccountSection } from '../section/AccountSection.tsx';
import { clinicDetailsMessages } from './clinic-details.messages.ts';

export interface ClinicDetailsSectionProps {
  details: ClinicDetails;
}

export const ClinicDetailsSection = ({ details }: ClinicDetailsSectionProps) => {
  const t = useMessages(clinicDetailsMessages);
  const words = useMessages(accountMessages);
  const locale = useLocale();
  const format = useFormat();
  const now = useNow();
  const toast = useToast();
  const cache = useQueryClient();
  const { clinic, detailsId, enteredAt } = details;
  const params = { id: detailsId };
  const add = useChange('confirmClinicDetails', { onDone: () => toast.show(t.added, { tone: 'positive' }) });
  const dismiss = useChange('dismissClinicDetails', { onDone: () => toast.show(t.dismissed, { tone: 'positive' }) });
  const readAgain = (error: unknown): void => {
    if (error instanceof TeleError && error.code === 'STALE')
      void cache.invalidateQueries({ queryKey: callKey('myClinicDetails') });
  };
  const isStale = add.error instanceof TeleError && add.error.code === 'STALE';
  const problem = add.error
    ? isStale
      ? t.changed
      : errorText(add.error, t.notAdded)
    : dismiss.error && errorText(dismiss.error, t.notDismissed);
  return (
    <AccountSection title={t.title({ clinic })} lede={t.lede}>
      <Card>
        <CardBody>
          <DataList>
            {detailRows(details, locale).map(({ term, value }) => (
              <DataRow key={term} term={words[term]}>
                {typeof value === 'string' ? value : words[value.word]}
              </DataRow>
            ))}
            <DataRow term={t.entered}>
              <bdi translate="no">{format.dayTimeWithZone(enteredAt, sydney, now)}</bdi>
            </DataRow>
          </DataList>
          {problem && (
            <Notice tone="critical" role="alert" compact>
              {problem}
            </Notice>
          )}
        </CardBody>
        <CardFooter>
          <Button
            variant="primary"
            disabled={dismiss.isPending}
            loading={add.isPending}
            loadingLabel={t.adding}
            onClick={() => add.mutate({ params, body: { enteredAt } }, { onError: readAgain })}
          >
            <span>{t.add}</span>
            <VisuallyHidden>{t.of({ clinic })}</VisuallyHidden>
          </Button>
          <Button
            disabled={add.isPending}
            loading={dismiss.isPending}
            loadingLabel={t.dismissing}
            onClick={() => dismiss.mutate({ params })}
          >
            <span>{t.dismiss}</span>
            <VisuallyHidden>{t.of({ clinic })}</VisuallyHidden>
          </Button>
        </CardFooter>
      </Card>
    </AccountSection>
  );
};

import { dayKey, profileFills, sydney, visibleFields } from '@tele/core';
import type { BodyInput } from '@tele/core/contract';
import { CollectionNotice, useForm, useNow } from '@tele/kit';
import { Button, Heading, Notice, useMessages } from '@tele/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { WordingArgs } from '../screen/worded.ts';
import { AddressDetails } from './AddressDetails.tsx';
import { askedFields, bodyOf, detailsFields, knownDetails, type Known } from './details-form.ts';
import { PersonDetails } from './PersonDetails.tsx';
import { submitMessages } from './submit.messages.ts';
import './DetailsStep.css';

export interface DetailsStepProps {
  worded: WordingArgs;
  known: Known;
  name: string | null;
  onlyMissing: boolean;
  foot: HTMLElement | null;
  backLabel: string;
  nextLabel: string;
  onBusyChange: (busy: boolean) => void;
  onBack: () => void;
  onSave: (details: BodyInput<'registerUser'>) => Promise<void>;
}

export const DetailsStep = (props: DetailsStepProps) => {
  const { worded, known, onlyMissing, foot, onBusyChange, onBack, onSave } = props;
  const { profile } = known;
  const t = useMessages(submitMessages);
  const today = dayKey(useNow().toISOString(), sydney);
  const names = askedFields(known, worded.profession, onlyMissing);
  const form = useForm({
    fields: detailsFields(names, today),
    initial: knownDetails(profile, props.name),
    fills: profileFills,
    failureText: t.detailsFailed,
    draft: 'match.details',
    onSubmit: (values) => onSave(bodyOf(values)),
  });
  const { busy } = form;
  useEffect(() => onBusyChange(busy), [busy, onBusyChange]);
  const isHealth = visibleFields(worded.profession).includes('medicareOrIhi');
  return (
    <form {...form.props} className="tele-details-step" aria-label={t.yourDetails}>
      <div className="tele-details-step__head">
        <Heading level={3} look="mini">
          {t.yourDetails}
        </Heading>
        <span>{isHealth ? t.neededHealth : t.needed}</span>
      </div>
      <CollectionNotice />
      <PersonDetails {...{ worded, form, names }} onFile={profile?.medicareOrIhi ?? null} />
      {names.includes('street') && <AddressDetails form={form} />}
      {form.problem && (
        <Notice tone="critical" role="alert">
          {form.problem}
        </Notice>
      )}
      {foot &&
        createPortal(
          <>
            <Button variant="ghost" size="lg" disabled={busy} onClick={onBack}>
              {props.backLabel}
            </Button>
            <Button
              type="submit"
              form={form.props.id}
              variant="primary"
              size="lg"
              loading={busy}
              loadingLabel={t.saving}
            >
              {props.nextLabel}
            </Button>
          </>,
          foot,
        )}
    </form>
  );
};

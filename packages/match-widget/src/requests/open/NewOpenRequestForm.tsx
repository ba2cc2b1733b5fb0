import { limits, timeframes, type OpenRequestDraft } from '@tele/core';
import { CollectionNotice, FormField, TextField, timeframeMessages, useEntries, useForm, useLatest } from '@tele/kit';
import { Button, ButtonLink, Card, Notice, RadioCards, RadioChips, TextArea, useMessages } from '@tele/ui';
import { useEffect, type ReactNode, type Ref } from 'react';
import type { WordingArgs } from '../../screen/worded.ts';
import { specialtyOf } from '../../search/offered.ts';
import { SpecialtyField, type SpecialtiesState } from '../../search/SpecialtyField.tsx';
import { searchMessages } from '../../search/search.messages.ts';
import { useStateChoice } from '../../search/use-state-choice.ts';
import { newOpenRequestFields, type NewOpenRequest } from './new-open-request-form.ts';
import { newOpenRequestMessages } from './new-open-request.messages.ts';
import '../../search/SearchForm.css';
import './NewOpenRequestForm.css';

export interface NewOpenRequestFormProps {
  worded: WordingArgs;
  initial: OpenRequestDraft;
  specialties: SpecialtiesState;
  cancelHref?: string;
  onRetry: () => void;
  onChange?: (value: OpenRequestDraft) => void;
  /** Resolves to false if a sign-in or details are needed first. */
  onSend: (details: NewOpenRequest) => Promise<void | false>;
  signedOut: boolean;
  asking: boolean;
  waiting: ReactNode;
  personChoice?: ReactNode;
  notice?: ReactNode;
  submitRef: Ref<HTMLButtonElement>;
}

export const NewOpenRequestForm = (props: NewOpenRequestFormProps) => {
  const { worded, initial, specialties, cancelHref, onRetry, onSend, signedOut, asking, waiting, notice } = props;
  const t = useMessages(newOpenRequestMessages);
  const search = useMessages(searchMessages);
  const stateChoice = useStateChoice();
  const timeframe = useMessages(timeframeMessages);
  const known = (specialty: string): boolean => specialties.data?.some(({ name }) => name === specialty) ?? true;
  const form = useForm({
    fields: newOpenRequestFields(known),
    initial,
    faults: { 'specialty-missing': search.specialtyMissing(worded) },
    failureText: t.failed,
    onSubmit: onSend,
  });
  const entries = useEntries(form);
  const tellChange = useLatest(props.onChange);
  useEffect(() => {
    if (entries !== initial) tellChange.current?.(entries);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entries, tellChange]);
  return (
    <Card className="tele-search-form">
      <form {...form.props} aria-label={t.title(worded)}>
        <div className="tele-search-form__fields">
          <SpecialtyField {...{ worded, specialties, known, onRetry }} form={specialtyOf(form)} />
          <FormField form={form} name="timeframe" group label={t.when} required>
            {({ value, onValueChange }) => (
              <RadioCards
                layout="rows"
                options={timeframes.map((each) => ({ value: each, label: timeframe[each] }))}
                value={value}
                onValueChange={(next) => onValueChange(timeframes.find((each) => each === next) ?? null)}
              />
            )}
          </FormField>
          {entries.timeframe === 'own-words' && (
            <TextField
              form={form}
              name="timeframeWords"
              label={t.ownWords}
              hint={t.ownWordsHint}
              required
              input={{ maxLength: 200 }}
            />
          )}
          <FormField form={form} name="state" group optional label={search.state} hint={t.stateHint(worded)}>
            {({ value, onValueChange }) => <RadioChips {...stateChoice(value, onValueChange)} />}
          </FormField>
          <CollectionNotice profession={worded.profession} />
          <FormField form={form} name="reason" optional label={search.reason} hint={t.reasonHint(worded)}>
            {({ name, value, onChange, onBlur }) => (
              <TextArea rows={3} showCount maxLength={limits.reasonLength} {...{ name, value, onChange, onBlur }} />
            )}
          </FormField>
          {props.personChoice}
          {form.problem && (
            <Notice tone="critical" role="alert">
              {form.problem}
            </Notice>
          )}
          {notice}
        </div>
        <div className="tele-search-form__foot">
          {waiting ?? (
            <>
              <p className="tele-new-open-request-form__free">{t.free}</p>
              {cancelHref && (
                <ButtonLink variant="ghost" href={cancelHref}>
                  {search.cancel}
                </ButtonLink>
              )}
              <Button
                ref={props.submitRef}
                type="submit"
                variant="primary"
                size="lg"
                loading={form.busy || asking}
                loadingLabel={form.busy ? t.sending : undefined}
              >
                {signedOut ? t.signIn : t.send}
              </Button>
            </>
          )}
        </div>
      </form>
    </Card>
  );
};

import { useQuery } from '@tanstack/react-query';
import { formatAmount, isDay, parseAud, professionOf, sydney, wallTimeOf } from '@tele/core';
import { callQuery, FormField, useEntries, useLatest, useNow, useTele, type OfferEvent } from '@tele/kit';
import { MoneyInput, useMessages, VisuallyHidden } from '@tele/ui';
import { useEffect, useState } from 'react';
import { requestFactsMessages } from '../request-facts/request-facts.messages.ts';
import type { Offering } from './MakeOfferSheet.tsx';
import { makeOfferMessages } from './make-offer.messages.ts';
import { slotNames, type SlotName } from './offer-fields.ts';
import { OfferFoot } from './OfferFoot.tsx';
import { OfferMoneyRows } from './OfferMoneyRows.tsx';
import { useOwnDays, type ReadDay } from './own-days.data.ts';
import { OwnDayView } from './OwnDayView.tsx';
import { isWhole, slotOf } from './slot-entry.ts';
import { SlotInputs } from './SlotInputs.tsx';
import { useClashWords } from './use-clash-words.ts';
import { useOfferForm } from './use-offer-form.ts';
import { useSendKey } from './use-send-key.ts';
import './OfferForm.css';

export interface OfferFormProps {
  offering: Offering;
  foot: HTMLElement | null;
  onBusyChange: (busy: boolean) => void;
  onClose: () => void;
  onSent: (offer: OfferEvent) => void;
  onPayoutsNeeded: () => void;
}

export const OfferForm = ({ foot, onBusyChange, onClose, ...input }: OfferFormProps) => {
  const { profession, reason } = input.offering.request;
  const { client } = useTele();
  const t = useMessages(makeOfferMessages);
  const { noReason } = useMessages(requestFactsMessages);
  const now = useNow();
  const today = wallTimeOf(now.toISOString(), sydney).dayKey;
  const category = professionOf(profession)?.path ?? profession;
  const provider = useQuery(callQuery(client, 'myProvider', { params: { category } }));
  const clashWords = useClashWords();
  const clashText = (slotISO: string): string | null => {
    const day = slotISO === '' ? undefined : byDay.get(wallTimeOf(slotISO, sydney).dayKey);
    return typeof day === 'object' ? clashWords(slotISO, day) : null;
  };
  const { form, ended, waiting } = useOfferForm({ ...input, clashText });
  useSendKey(form.props.ref);

  const entries = useEntries(form);
  const [row, setRow] = useState<SlotName>('slot1');
  const dayOf = (name: SlotName): string | null => (isDay(entries[name].day) ? entries[name].day : null);
  const shownDay = dayOf(row) ?? dayOf('slot1') ?? today;
  const days = [...new Set([shownDay, ...slotNames.flatMap((name) => dayOf(name) ?? [])])].toSorted();
  const read = useOwnDays(days);
  const byDay: ReadonlyMap<string, ReadDay> = new Map(days.map((day, index) => [day, read[index]]));
  const slots = slotNames.map((name) => slotOf(entries[name]));
  const clashes = slots.map(clashText);
  // Rows are validated on change, and again when their day loads.
  const checkKey = [...slots, ...clashes].join();
  const check = useLatest(() => form.look(slotNames.filter((name) => isWhole(entries[name]))));
  useEffect(() => void check.current(), [checkKey, check]);
  const sending = form.busy && !waiting;
  useEffect(() => onBusyChange(sending), [sending, onBusyChange]);

  const chosen = slotNames.flatMap((name, index) =>
    isWhole(entries[name]) && entries[name].day === shownDay
      ? [{ row: index + 1, slotISO: slotOf(entries[name]) }]
      : [],
  );
  return (
    <form {...form.props} aria-label={t.title} className="tele-offer-form">
      {reason ? (
        <blockquote className="tele-offer-form__reason">{reason}</blockquote>
      ) : (
        <p className="tele-offer-form__no-reason">{noReason}</p>
      )}
      <div className="tele-offer-form__columns">
        <div className="tele-offer-form__fields">
          <FormField form={form} name="fee" label={t.fee} required>
            {({ name, value, onValueChange, onBlur }) => (
              <MoneyInput parse={parseAud} format={formatAmount} {...{ name, value, onValueChange, onBlur }} />
            )}
          </FormField>
          <OfferMoneyRows fee={entries.fee} profession={profession} profileType={provider.data?.profileType ?? null} />
          {slotNames.map((name, index) => (
            <div key={name} onFocus={() => setRow(name)}>
              <FormField
                form={form}
                name={name}
                group
                label={t.slot({ row: index + 1 })}
                required={index === 0}
                optional={index > 0}
              >
                {({ value }) => (
                  <SlotInputs
                    row={index + 1}
                    value={value}
                    min={today}
                    onValueChange={(next) => form.set(name, next)}
                  />
                )}
              </FormField>
            </div>
          ))}
          <VisuallyHidden role="status">{clashes[slotNames.indexOf(row)]}</VisuallyHidden>
        </div>
        <OwnDayView dayKey={shownDay} day={byDay.get(shownDay)} chosen={chosen} />
      </div>
      <OfferFoot
        foot={foot}
        formId={form.props.id}
        profession={profession}
        busy={form.busy}
        waiting={waiting}
        problem={form.problem}
        ended={ended}
        onClose={onClose}
      />
    </form>
  );
};

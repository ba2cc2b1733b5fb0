import { formatLocation, type Offer } from '@tele/core';
import { StatusPill, TimeLeft, TimeLeftBar, useFormat, useNow } from '@tele/kit';
import { AlertIcon, Avatar, Button, Card, Heading, Icon, LockIcon, useMessages } from '@tele/ui';
import { useId, useState } from 'react';
import { worded } from '../../../screen/worded.ts';
import { OfferEnding } from './OfferEnding.tsx';
import { isLive, payableUntil } from './offer-now.ts';
import { OfferSlots } from './OfferSlots.tsx';
import { offerMessages } from './offer.messages.ts';
import './OfferCard.css';

export interface OfferCardProps {
  offer: Offer;
  zone: string;
  /** Only the offer that expires first has the filled button. */
  isFirst: boolean;
  namesSpecialty?: boolean;
  takenISO: string | null;
  onAccept: (slotISO: string) => void;
}

/** Offer with times, fee and countdown. An ended one stays in place (design section 10 'offer card'). */
export const OfferCard = ({ offer, zone, isFirst, namesSpecialty = false, takenISO, onAccept }: OfferCardProps) => {
  const t = useMessages(offerMessages);
  const format = useFormat();
  const now = useNow();
  const id = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const { specialist, feeCents, createdAt, expiresAt, heldSlotISO, status } = offer;
  const { name } = specialist;
  const free = offer.slots.filter(({ isFree }) => isFree);
  const preferredISO = picked ?? heldSlotISO;
  const chosenISO = (free.find(({ slotISO }) => slotISO === preferredISO) ?? free[0])?.slotISO ?? null;
  const live = isLive(offer);
  const words = worded(offer.request.profession);
  const until = format.timeWithZone(expiresAt, zone);
  const whenOf = (iso: string): string => format.dayTime(iso, zone, now);
  const acceptLabel = feeCents === 0 ? t.acceptFree : t.accept({ fee: format.cents(feeCents) });
  return (
    <Card as="section" className="tele-offer-card" aria-labelledby={`${id}title`} data-over={!live || undefined}>
      <div className="tele-offer-card__head">
        <Avatar name={name} photoUrl={specialist.photoSmallUrl ?? specialist.photoUrl} size={48} />
        <div className="tele-offer-card__who">
          <Heading level={2} look="card" id={`${id}title`}>
            {t.title({ name })}
          </Heading>
          <p>
            {[namesSpecialty && offer.request.specialty, formatLocation(specialist.location)]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        {live ? (
          <div className="tele-offer-card__time">
            <TimeLeft untilISO={expiresAt} of={t.title({ name })} />
            <span className="tele-offer-card__until">{t.until({ when: until })}</span>
          </div>
        ) : (
          <StatusPill kind="offer" status={status} />
        )}
      </div>
      {live && <OfferSlots {...{ offer, zone, chosenISO }} disabled={false} onChoose={setPicked} />}
      {/* Rendered empty first: live regions only announce changes. */}
      <div role="status" className="tele-offer-card__said">
        {status === 'HELD' && heldSlotISO !== null && (
          <p>
            <Icon icon={LockIcon} size="sm" />
            <span>
              {t.held({
                when: whenOf(heldSlotISO),
                until: format.timeWithZone(payableUntil(offer, heldSlotISO), zone),
              })}
            </span>
          </p>
        )}
        {!live && (
          <p>
            <OfferEnding {...{ offer, zone }} />
          </p>
        )}
      </div>
      {live && takenISO !== null && (
        <p role="alert" className="tele-offer-card__taken">
          <Icon icon={AlertIcon} size="sm" />
          <span>{free.length > 0 ? t.taken({ when: whenOf(takenISO) }) : t.takenAll({ when: whenOf(takenISO) })}</span>
        </p>
      )}
      {live && (
        <>
          <TimeLeftBar startISO={createdAt} untilISO={expiresAt} />
          <div className="tele-offer-card__foot">
            <p>
              {feeCents === 0 ? (
                t.noFee(words)
              ) : (
                <>
                  <b translate="no">{format.cents(feeCents)}</b>
                  <span>{t.fee(words)}</span>
                </>
              )}
            </p>
            <Button
              variant={isFirst ? 'primary' : 'secondary'}
              disabled={chosenISO === null}
              aria-label={
                chosenISO === null ? undefined : t.acceptWhich({ label: acceptLabel, name, when: whenOf(chosenISO) })
              }
              onClick={() => chosenISO !== null && onAccept(chosenISO)}
            >
              {acceptLabel}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
};

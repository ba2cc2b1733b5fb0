import { offerMoney, specialistFees, type MoneyEntry, type ProfessionId, type ProfileType } from '@tele/core';
import { Money } from '@tele/kit';
import { DataList, DataRow, useMessages } from '@tele/ui';
import { makeOfferMessages } from './make-offer.messages.ts';
import './OfferForm.css';

export interface OfferMoneyRowsProps {
  fee: MoneyEntry;
  profession: ProfessionId;
  profileType: ProfileType | null;
}

/** Patient's payment, our fee and the specialist's share; an example until a fee is entered (product.md 'Money'). */
export const OfferMoneyRows = ({ fee, profession, profileType }: OfferMoneyRowsProps) => {
  const t = useMessages(makeOfferMessages);
  const feeCents = typeof fee === 'number' ? fee : null;
  const money = feeCents === null || profileType === null ? null : offerMoney(feeCents, profileType);
  const rows = (
    <DataList align="end" aria-label={t.money} className="tele-offer-form__money">
      <DataRow term={t.pays({ profession })}>{feeCents === null ? t.noAmount : <Money cents={feeCents} />}</DataRow>
      {profileType !== null && (
        <DataRow term={profileType === 'SOLO' ? t.directoryFee({}) : t.practiceFee}>
          {money ? t.less({ cents: money.ourFeeCents }) : t.noAmount}
        </DataRow>
      )}
      {profileType !== null && (
        <DataRow term={t.receive} strong>
          {money ? <Money cents={money.receivesCents} /> : t.noAmount}
        </DataRow>
      )}
    </DataList>
  );
  if (feeCents !== null || profileType === null) return rows;
  return (
    <>
      {rows}
      <p className="tele-offer-form__example">{t.example(specialistFees(profileType).example)}</p>
    </>
  );
};

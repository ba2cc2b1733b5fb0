import { specialistFees, type ProfileType } from '@tele/core';
import { DataList, DataRow, useMessages } from '@tele/ui';
import { feesMessages } from './fees.messages.ts';
import './SpecialistFeesList.css';

export interface SpecialistFeesListProps {
  profileType: ProfileType;
}

export const SpecialistFeesList = ({ profileType }: SpecialistFeesListProps) => {
  const t = useMessages(feesMessages);
  const fees = specialistFees(profileType);
  return (
    <div className="tele-specialist-fees">
      <DataList aria-label={t.title}>
        <DataRow term={t.accept}>{t.acceptFee(fees)}</DataRow>
        <DataRow term={t.offer}>{t.offerFee(fees)}</DataRow>
      </DataList>
      <p className="tele-specialist-fees__example">{t.example(fees)}</p>
    </div>
  );
};

import { callQuery, feesMessages, SpecialistFeesList, useTele } from '@tele/kit';
import { Card, CardBody, CardHeader, useMessages } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import './PayoutsScreen.css';

export const FeesCard = () => {
  const t = useMessages(feesMessages);
  const { client } = useTele();
  const { data } = useQuery(callQuery(client, 'mySpecialistProfile'));
  if (!data) return null;
  return (
    <Card as="section" className="tele-payouts__card">
      <CardHeader title={t.title} />
      <CardBody>
        <SpecialistFeesList profileType={data.profileType} />
      </CardBody>
    </Card>
  );
};

import { useQuery } from '@tanstack/react-query';
import { callQuery, useTele } from '@tele/kit';
import { ClinicDetailsSection } from './ClinicDetailsSection.tsx';

/** Pending details from other sites; renders nothing without any. */
export const ClinicDetailsSections = () => {
  const { client } = useTele();
  const { data } = useQuery(callQuery(client, 'myClinicDetails'));
  return data?.items.map((details) => <ClinicDetailsSection key={details.detailsId} details={details} />);
};

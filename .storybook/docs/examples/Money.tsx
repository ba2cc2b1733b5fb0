import { DataList, DataRow } from '../../../packages/ui/src/index.ts';

export const ByHand = () => (
  <DataList align="end">
    <DataRow term="Consultation">$245</DataRow>
    <DataRow term="Booking fee">15.0 AUD</DataRow>
  </DataList>
);

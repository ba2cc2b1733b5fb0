import { DataList, DataRow } from '../../../packages/ui/src/index.ts';

export const TotalAlone = () => (
  <DataList>
    <DataRow term="Paid" strong>
      $15.00
    </DataRow>
  </DataList>
);

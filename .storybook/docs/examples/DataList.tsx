import { DataList, DataRow } from '../../../packages/ui/src/index.ts';

export const Gap = () => (
  <DataList>
    <DataRow term="Phone:">0491 570 156</DataRow>
    <DataRow term="Date of birth:">–</DataRow>
  </DataList>
);

import { AlertIcon, Card, FileRow } from '../../../packages/ui/src/index.ts';

export const NoWayOut = () => (
  <Card>
    <FileRow title="Profile photo" state="bad" icon={AlertIcon} detail="Error" />
  </Card>
);

import { Widget, type TeleWidgetProps } from '@tele/kit';
import { DeskSteps } from './widget/DeskSteps.tsx';
import { QueueLoading } from './queue/QueueLoading.tsx';
import { rules } from './rules.ts';

export type StaffStep = 'queue' | 'review';

export type StaffDeskProps = Omit<TeleWidgetProps<StaffStep>, 'partner'>;

export const StaffDesk = (props: StaffDeskProps) => (
  <Widget name="tele-staff-desk" host={props} rules={rules} loading={<QueueLoading />}>
    {(host) => <DeskSteps host={host} />}
  </Widget>
);

import { ZonePicker } from '@tele/kit';
import { PageHeader } from '@tele/ui';
import type { ReactNode, Ref } from 'react';

export interface HomeHeadProps {
  title: string;
  lede: ReactNode;
  zone: string;
  onZoneChange: (zone: string) => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Greeting, what waits, and the zone of all times below. */
export const PatientDashboardHead = ({ title, lede, zone, onZoneChange, titleRef }: HomeHeadProps) => (
  <PageHeader
    titleRef={titleRef}
    title={title}
    lede={lede}
    tools={<ZonePicker value={zone} onValueChange={onZoneChange} />}
  />
);

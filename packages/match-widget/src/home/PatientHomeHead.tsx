import { ZonePicker } from '@tele/kit';
import { PageHeader } from '@tele/ui';
import type { ReactNode, Ref } from 'react';

export interface PatientHomeHeadProps {
  title: string;
  lede: ReactNode;
  zone: string;
  onZoneChange: (zone: string) => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

export const PatientHomeHead = ({ title, lede, zone, onZoneChange, titleRef }: PatientHomeHeadProps) => (
  <PageHeader
    titleRef={titleRef}
    title={title}
    lede={lede}
    tools={<ZonePicker value={zone} onValueChange={onZoneChange} />}
  />
);

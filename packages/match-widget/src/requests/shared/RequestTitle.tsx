import { StatusPill, type StatusPillProps } from '@tele/kit';
import './RequestTitle.css';

export const RequestTitle = ({ specialty, pill }: { specialty: string; pill: StatusPillProps }) => (
  <span className="tele-request-title">
    <span>{specialty}</span> <StatusPill {...pill} />
  </span>
);

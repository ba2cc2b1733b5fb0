import { StatusPill, type StatusPillProps } from '@tele/kit';
import './RequestTitle.css';

/** The heading of a request: its specialty and its status. */
export const RequestTitle = ({ specialty, pill }: { specialty: string; pill: StatusPillProps }) => (
  <span className="tele-request-title">
    <span>{specialty}</span> <StatusPill {...pill} />
  </span>
);

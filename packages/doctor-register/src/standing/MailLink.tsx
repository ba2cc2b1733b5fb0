import { Link } from '@tele/ui';

export const MailLink = ({ address }: { address: string }) => (
  <Link href={`mailto:${address}`} translate="no">
    {address}
  </Link>
);
